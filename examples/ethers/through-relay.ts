// #region user
import {Contract, getAddress, id, JsonRpcProvider, Wallet} from 'ethers';
import {zeroFees} from './provider.js';

const [relay = 'http://127.0.0.1:8787'] = process.argv.slice(2);
const user = Wallet.createRandom(new JsonRpcProvider(relay, 20180427, {staticNetwork: true}));

const files = new Contract(
  getAddress('0xaDf4a1165737b406aD510045d4562BE30C14C276'),
  ['function storeFile(string fileName, bytes32 fileHash)'],
  user,
);
const transaction = await files.storeFile('notes.txt', id('the contents of notes.txt'), zeroFees);
const receipt = await transaction.wait(); // throws when the transaction reverts
console.log(`Stored in block ${receipt.blockNumber} by ${receipt.from}`);
// #endregion user
