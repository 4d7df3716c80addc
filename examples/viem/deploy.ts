// #region deploy
import {readFile} from 'node:fs/promises';
import {publicClient, walletClient, zeroFees} from './clients.js';

const abi = JSON.parse(await readFile('contracts_HelloWorld_sol_HelloWorld.abi', 'utf8'));
const bytecode = await readFile('contracts_HelloWorld_sol_HelloWorld.bin', 'utf8');
const hash = await walletClient.deployContract({
  abi,
  bytecode: `0x${bytecode}`,
  args: ['Hello, World!'],
  ...zeroFees,
});
const {contractAddress, status} = await publicClient.waitForTransactionReceipt({hash});
if (status !== 'success') throw new Error(`The deployment ${hash} reverted.`);
console.log(`HelloWorld is at ${contractAddress}`);
// #endregion deploy
