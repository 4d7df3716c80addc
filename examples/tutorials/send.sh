npx tsx --env-file=.env send-zero-fee.ts
