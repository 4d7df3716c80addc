import json
import os
import secrets
import sys
import time
from urllib.request import Request, urlopen

ORIGINS = {
    "testnet": "https://rpc.testnet.stabilityprotocol.com",
    "gtn": "https://rpc.stabilityprotocol.com",
}
network = sys.argv[1] if len(sys.argv) > 1 else "testnet"  # gtn for production
# The key, also from a whole keyed RPC URL.
key = os.environ.get("STABILITY_API_KEY", "").rstrip("/").split("/")[-1]
if network not in ORIGINS:
    raise SystemExit(f'Unknown network "{network}". Pass testnet or gtn.')
if not key or key.startswith("YOUR_"):
    raise SystemExit("Set STABILITY_API_KEY to your API key.")
print("Network:", network)


def post(url, body):
    headers = {"Content-Type": "application/json"}
    request = Request(url, json.dumps(body).encode(), headers)
    with urlopen(request, timeout=60) as response:
        return json.load(response)


def zkt(body):
    """Sends one request. Raises an error when nothing was processed."""
    result = post(f"{ORIGINS[network]}/zkt/{key}", body)
    if not result["success"]:  # despite HTTP 200
        raise RuntimeError(result)
    if "errorCode" in result:
        print("Processed, with a warning:", result)
    return result


def confirm(tx):
    """Waits until a write is in a block. Raises an error when it reverted."""
    body = {"jsonrpc": "2.0", "id": 1, "method": "eth_getTransactionReceipt", "params": [tx]}
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            receipt = post(ORIGINS[network], body).get("result")
        except Exception:
            receipt = None  # The write is sent, whatever happens to this question.
        if receipt and receipt["status"] == "0x1":
            return
        if receipt:
            raise RuntimeError(f"{tx} reverted.")
        time.sleep(2)  # one block
    raise TimeoutError(f"{tx} is in no block yet. Look it up in the explorer before you send again.")


if network != "testnet":
    raise SystemExit("The contract of this example is on Testnet only.")
contract = "0xaDf4a1165737b406aD510045d4562BE30C14C276"
file_hash = "0x" + secrets.token_hex(32)  # in place of the hash of your file

written = zkt({
    "to": contract,
    "abi": ["function storeFile(string fileName, bytes32 fileHash)"],
    "method": "storeFile",
    "arguments": ["example.txt", file_hash],
})
confirm(written["hash"])
print("Stored by", written["hash"])

stored = zkt({
    "to": contract,
    "abi": [
        "function getFile(bytes32 fileHash) view returns "
        "(tuple(address owner, string fileName, bytes32 fileHash))"
    ],
    "method": "getFile",
    "arguments": [file_hash],
})
print(stored["output"])
