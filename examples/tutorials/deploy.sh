npx tsx --env-file=.env deploy.ts
