npx tsx --env-file=.env first-send.ts
