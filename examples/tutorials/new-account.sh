npx tsx new-account.ts
