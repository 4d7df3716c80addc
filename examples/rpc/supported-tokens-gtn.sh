curl https://rpc.stabilityprotocol.com --header "Content-Type: application/json" --data "@supported-tokens.json"
