// #region connect
import {createPublicClient, createWalletClient, type Hex, http} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {testnet} from './chains.js';

const {STABILITY_API_KEY, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

// Without /zgt/ and the key, the URL only reads.
const url = `https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`;
const account = privateKeyToAccount(PRIVATE_KEY as Hex);
const walletClient = createWalletClient({account, chain: testnet, transport: http(url)});
const publicClient = createPublicClient({chain: testnet, transport: http(url)});
// #endregion connect

// #region send
const bothFields = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};
const oneField = {gasPrice: 0n}; // alone, never beside the other two

for (const fees of [bothFields, oneField]) {
  const hash = await walletClient.sendTransaction({to: account.address, data: '0x01', ...fees});
  const {status, type, effectiveGasPrice} = await publicClient.waitForTransactionReceipt({hash});
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  console.log(`Type ${type}, gas price ${effectiveGasPrice}`);
}
// #endregion send
