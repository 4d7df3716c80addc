npx solcjs contracts/HelloWorld.sol --bin --abi --optimize
