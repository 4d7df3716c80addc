npx tsx read-both-networks.ts
