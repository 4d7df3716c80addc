curl https://rpc.testnet.stabilityprotocol.com/zkt/try-it-out \
  --header "Content-Type: application/json" \
  --data '{"arguments": "Hello, Stability!"}'
