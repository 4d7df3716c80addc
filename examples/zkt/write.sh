FILE_HASH=0x$(openssl rand -hex 32)
sed "s/FILE_HASH/$FILE_HASH/" write.json | curl "https://rpc.testnet.stabilityprotocol.com/zkt/$STABILITY_API_KEY" --header "Content-Type: application/json" --data @-
