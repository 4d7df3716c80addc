npx anvil --chain-id 20180427 --hardfork shanghai --gas-limit 300000000 --base-fee 0 --balance 0
