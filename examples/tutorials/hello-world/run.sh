npx tsx readMessage.ts
