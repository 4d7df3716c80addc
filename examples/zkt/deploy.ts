// #region deploy
import {readFile} from 'node:fs/promises';
import {zkt} from './zkt.js';

const {contractAddress, hash} = await zkt({
  code: await readFile('GreetingContract.sol', 'utf8'), // the source, not the bytecode
  arguments: ['Hello, world!', '123'],
});
console.log(`Contract ${contractAddress}, transaction ${hash}`);
// #endregion deploy
