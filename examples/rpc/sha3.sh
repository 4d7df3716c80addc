curl https://rpc.stabilityprotocol.com --header "Content-Type: application/json" --data "@sha3.json"
