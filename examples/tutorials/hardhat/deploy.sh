npx hardhat run scripts/deploy.cjs --network testnet
