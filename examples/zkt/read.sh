curl "https://rpc.testnet.stabilityprotocol.com/zkt/$STABILITY_API_KEY" --header "Content-Type: application/json" --data "@read.json"
