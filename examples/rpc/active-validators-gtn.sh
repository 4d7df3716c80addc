curl https://rpc.stabilityprotocol.com --header "Content-Type: application/json" --data "@active-validators.json"
