import {createWalletClient, type Hex, http, publicActions, stringToHex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';

const {STABILITY_API_KEY = '', PRIVATE_KEY = ''} = process.env;
const origin = 'https://rpc.testnet.stabilityprotocol.com';
const url = `${origin}/zgt/${STABILITY_API_KEY.split('/').filter(Boolean).at(-1)}`;
// Errors print the URL of the transport, so the key is added later.
const transport = http(origin, {onFetchRequest: (_, request) => ({...request, url})});

const account = privateKeyToAccount(PRIVATE_KEY as Hex);
const client = createWalletClient({account, transport}).extend(publicActions);
const hash = await client.sendTransaction({
  chain: null, // any chain
  to: account.address,
  data: stringToHex('Hello, Stability!'),
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const {blockNumber, status} = await client.waitForTransactionReceipt({hash});
console.log(status === 'success' ? `Sent in block ${blockNumber}` : `Transaction ${hash} failed`);
