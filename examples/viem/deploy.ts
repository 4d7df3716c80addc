// #region deploy
import {readFile} from 'node:fs/promises';
import {publicClient, walletClient, zeroFees} from './clients.js';

const {abi, bytecode} = JSON.parse(await readFile('HelloWorld.json', 'utf8'));
const hash = await walletClient.deployContract({abi, bytecode, args: ['Hello, World!'], ...zeroFees});
const {contractAddress, status} = await publicClient.waitForTransactionReceipt({hash});
if (status !== 'success') throw new Error(`The deployment ${hash} reverted.`);
console.log(`HelloWorld is at ${contractAddress}`);
// #endregion deploy
