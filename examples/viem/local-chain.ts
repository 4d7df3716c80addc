import {type BaseError, createPublicClient, createWalletClient, http} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {testnet} from './chains.js';

const account = privateKeyToAccount(generatePrivateKey());
// Without the zero fees that chains.ts fills in.
const chain = {...testnet, fees: undefined};
const transport = http('http://127.0.0.1:8545');
const publicClient = createPublicClient({chain, transport});
const walletClient = createWalletClient({account, chain, transport});

const hash = await walletClient.sendTransaction({
  to: account.address,
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const receipt = await publicClient.waitForTransactionReceipt({hash});
if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`Both fees 0: sent in block ${receipt.blockNumber}`);

try {
  await walletClient.sendTransaction({to: account.address});
} catch (error) {
  console.log(`No fee fields: ${(error as BaseError).shortMessage}`);
}
