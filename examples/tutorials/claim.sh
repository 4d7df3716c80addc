npx tsx --env-file=.env claim-reward.ts CONTRACT_ADDRESS TOKEN_ADDRESS
