import {confirm, network, zkt} from './zkt.js';

if (network !== 'testnet') throw new Error('The contract of this example is on Testnet only.');
const to = '0xaDf4a1165737b406aD510045d4562BE30C14C276';
// In place of the hash of your file.
const random = crypto.getRandomValues(new Uint8Array(32));
const fileHash = `0x${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const {hash} = await zkt<{hash: string}>({
  to,
  abi: ['function storeFile(string fileName, bytes32 fileHash)'],
  method: 'storeFile',
  arguments: ['example.txt', fileHash],
});
await confirm(hash);
console.log(`Stored by ${hash}`);

const {output} = await zkt<{output: unknown}>({
  to,
  abi: [
    'function getFile(bytes32 fileHash) view returns (tuple(address owner, string fileName, bytes32 fileHash))',
  ],
  method: 'getFile',
  arguments: [fileHash],
});
console.log(output);
