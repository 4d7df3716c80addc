curl https://rpc.testnet.stabilityprotocol.com/zkt/YOUR_API_KEY --header "Content-Type: application/json" --data "@write.json"
