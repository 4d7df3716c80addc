npx tsx local-chain.ts
