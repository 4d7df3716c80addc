curl https://rpc.testnet.stabilityprotocol.com \
  --header "Content-Type: application/json" \
  --data '{
    "jsonrpc": "2.0",
    "id": 1,
    "method": "eth_call",
    "params": [
      {"to": "0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1", "data": "0x01"},
      "latest",
      {"0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1": {"code": "0x602a5f5260205ff3"}}
    ]
  }'
