curl https://rpc.testnet.stabilityprotocol.com \
  --header "Content-Type: application/json" \
  --data '{"jsonrpc": "2.0", "id": 1, "method": "stability_getValidatorList", "params": []}'
