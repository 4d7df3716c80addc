curl https://rpc.testnet.stabilityprotocol.com/zkt/YOUR_API_KEY \
  --header "Content-Type: application/json" \
  --data '{
  "to": "0xaDf4a1165737b406aD510045d4562BE30C14C276",
  "abi": ["function storeFile(string fileName, bytes32 fileHash)"],
  "method": "storeFile",
  "arguments": ["example.txt", "0x8e21513d95607300128ceb8bd985f87ea157a5e4cb416b070ca02e9689f9c26c"],
  "id": 2
}'
