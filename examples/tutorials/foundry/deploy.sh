npx forge script script/Deploy.s.sol --rpc-url testnet --broadcast --with-gas-price 0 --priority-gas-price 0
