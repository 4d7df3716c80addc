npx tsx --env-file=.env take-a-payment.ts
