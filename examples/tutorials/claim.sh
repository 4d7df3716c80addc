npx tsx --env-file=.env claim-reward.ts testnet CONTRACT_ADDRESS TOKEN_ADDRESS
