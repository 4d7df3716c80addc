import os
import sys

from web3 import Web3

NETWORKS = {
    "testnet": (20180427, "https://rpc.testnet.stabilityprotocol.com"),
    "gtn": (101010, "https://rpc.stabilityprotocol.com"),
}
network = sys.argv[1] if len(sys.argv) > 1 else "testnet"  # gtn for production
if network not in NETWORKS:
    raise SystemExit(f'Unknown network "{network}". Pass testnet or gtn.')
chain_id, origin = NETWORKS[network]

api_key = os.environ.get("STABILITY_API_KEY", "").rstrip("/").split("/")[-1] or "YOUR_API_KEY"
private_key = os.environ.get("PRIVATE_KEY") or "YOUR_PRIVATE_KEY"
url = os.environ.get("STABILITY_RPC_URL") or f"{origin}/zgt/{api_key}"
if "YOUR_" in url + private_key:
    raise SystemExit("Set STABILITY_API_KEY and PRIVATE_KEY.")
print("Network:", network)


def print_error(kind, error, _):
    """Prints an error without the API key, which is part of the URL that it names."""
    print(f"{kind.__name__}: {error}".replace(url.rstrip("/").split("/")[-1], "•••"), file=sys.stderr)


sys.excepthook = print_error

w3 = Web3(Web3.HTTPProvider(url))
account = w3.eth.account.from_key(private_key)
transaction = {
    "chainId": chain_id,
    "nonce": w3.eth.get_transaction_count(account.address, "pending"),
    "from": account.address,
    "to": account.address,
    "data": "0x01",
    "value": 0,
    "maxFeePerGas": 0,
    "maxPriorityFeePerGas": 0,
}
transaction["gas"] = w3.eth.estimate_gas(transaction)

signed = account.sign_transaction(transaction)
tx_hash = w3.eth.send_raw_transaction(signed.raw_transaction)
receipt = w3.eth.wait_for_transaction_receipt(tx_hash, poll_latency=2)  # one block
if receipt.status != 1:
    raise SystemExit(f"Failed in block {receipt.blockNumber}")
print("Sent in block", receipt.blockNumber)
