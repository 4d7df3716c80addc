import {zkt} from './zkt.js';

const fileHash = '0x8e21513d95607300128ceb8bd985f87ea157a5e4cb416b070ca02e9689f9c26c';

// #region write
const written = await zkt({
  to: '0xaDf4a1165737b406aD510045d4562BE30C14C276',
  abi: ['function storeFile(string fileName, bytes32 fileHash)'],
  method: 'storeFile',
  arguments: ['example.txt', fileHash],
  wait: true, // respond when the transaction is in a block
  id: 'store-1', // comes back in the response
});
console.log(`${written.id} stored by ${written.hash}`);
// #endregion write

// #region read
const stored = await zkt({
  to: '0xaDf4a1165737b406aD510045d4562BE30C14C276',
  abi: [
    'function getFile(bytes32 fileHash) view returns (tuple(address owner, string fileName, bytes32 fileHash))',
  ],
  method: 'getFile',
  arguments: [fileHash],
});
console.log('Stored file:', stored.output);
// #endregion read
