npx solcjs Shop.sol TestToken.sol --bin --abi --base-path . --include-path node_modules --output-dir build
