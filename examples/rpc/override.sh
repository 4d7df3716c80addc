curl https://rpc.testnet.stabilityprotocol.com --header "Content-Type: application/json" --data "@override.json"
