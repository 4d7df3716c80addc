npx tsx --env-file=.env.gtn send-zero-fee.ts gtn
