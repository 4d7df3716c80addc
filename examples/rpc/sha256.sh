curl https://rpc.stabilityprotocol.com --header "Content-Type: application/json" --data "@sha256.json"
