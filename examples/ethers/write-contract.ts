// #region write
import {Contract, hexlify, randomBytes} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const files = new Contract(
  '0xaDf4a1165737b406aD510045d4562BE30C14C276',
  ['function storeFile(string fileName, bytes32 fileHash)'],
  wallet,
);
if (!(await files.getDeployedCode())) throw new Error('No contract is at this address on this network.');

const fileHash = hexlify(randomBytes(32)); // in place of the hash of your file
const transaction = await files.storeFile('example.txt', fileHash, zeroFees);
const receipt = await transaction.wait(); // throws when the transaction fails
console.log(`Stored in block ${receipt.blockNumber}, fee ${receipt.fee}`);
// #endregion write
