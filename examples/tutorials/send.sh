npx tsx send-zero-fee.ts
