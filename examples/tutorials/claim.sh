npx tsx claim-reward.ts CONTRACT_ADDRESS TOKEN_ADDRESS
