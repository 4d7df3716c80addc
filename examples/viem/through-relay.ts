// #region user
import {
  createPublicClient,
  createWalletClient,
  getAddress,
  http,
  keccak256,
  parseAbi,
  stringToHex,
} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {testnet, zeroFees} from './chains.js';

const [relay = 'http://127.0.0.1:8787'] = process.argv.slice(2);
const account = privateKeyToAccount(generatePrivateKey());
const publicClient = createPublicClient({chain: testnet, transport: http(relay)});
const walletClient = createWalletClient({account, chain: testnet, transport: http(relay)});

const hash = await walletClient.writeContract({
  address: getAddress('0xaDf4a1165737b406aD510045d4562BE30C14C276'),
  abi: parseAbi(['function storeFile(string fileName, bytes32 fileHash)']),
  functionName: 'storeFile',
  args: ['notes.txt', keccak256(stringToHex('the contents of notes.txt'))],
  ...zeroFees,
});
const receipt = await publicClient.waitForTransactionReceipt({hash});
if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`Stored in block ${receipt.blockNumber} by ${account.address}`);
// #endregion user
