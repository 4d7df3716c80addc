curl https://rpc.stabilityprotocol.com/zkt/try-it-out --header "Content-Type: application/json" --data "@message.json"
