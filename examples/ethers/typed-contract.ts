// #region typed
import {BaseContract, type ContractTransactionResponse, hexlify, type Overrides, randomBytes} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

interface FileRegistry {
  storeFile(name: string, hash: string, overrides: Overrides): Promise<ContractTransactionResponse>;
  getFile(hash: string): Promise<{owner: string; fileName: string}>;
}

const files = BaseContract.from<FileRegistry>(
  '0xaDf4a1165737b406aD510045d4562BE30C14C276',
  [
    'function storeFile(string fileName, bytes32 fileHash)',
    'function getFile(bytes32 fileHash) view returns (tuple(address owner, string fileName, bytes32 fileHash))',
  ],
  wallet,
);

const hash = hexlify(randomBytes(32)); // in place of the hash of your file
const transaction = await files.storeFile('example.txt', hash, zeroFees);
await transaction.wait(); // throws when the transaction reverts
const {fileName, owner} = await files.getFile(hash);
console.log(`${owner} stored ${fileName}`);
// #endregion typed
