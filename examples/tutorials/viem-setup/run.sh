npx tsx block-numbers.ts
