npx tsx new-account.ts gtn
