forge create contracts/HelloWorld.sol:HelloWorld --rpc-url testnet --account deployer --broadcast --gas-price 0 --priority-gas-price 0 --constructor-args "Hello, World!"
