import {readFile} from 'node:fs/promises';
import {confirm, zkt} from './zkt.js';

const {contractAddress, hash} = await zkt<{contractAddress: string; hash: string}>({
  code: await readFile('GreetingContract.sol', 'utf8'), // source code, not bytecode
  arguments: ['Hello, world!', '123'],
});
await confirm(hash);
console.log(`Contract ${contractAddress}`);
