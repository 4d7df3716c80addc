// #region write
import {Contract, id} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const files = new Contract(
  '0xaDf4a1165737b406aD510045d4562BE30C14C276',
  ['function storeFile(string fileName, bytes32 fileHash)'],
  wallet,
);
const transaction = await files.storeFile('example.txt', id('the contents of example.txt'), zeroFees);
const receipt = await transaction.wait(); // throws when the transaction reverts
console.log(`Stored in block ${receipt.blockNumber}, fee ${receipt.fee}`);
// #endregion write
