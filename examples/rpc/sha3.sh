curl https://rpc.testnet.stabilityprotocol.com \
  --header "Content-Type: application/json" \
  --data '{
    "jsonrpc": "2.0",
    "id": 1,
    "method": "eth_call",
    "params": [{"to": "0x0000000000000000000000000000000000000400", "data": "0x616263"}, "latest"]
  }'
