// #region deploy
import {readFile} from 'node:fs/promises';
import {ContractFactory} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const abi = JSON.parse(await readFile('contracts_HelloWorld_sol_HelloWorld.abi', 'utf8'));
const bytecode = await readFile('contracts_HelloWorld_sol_HelloWorld.bin', 'utf8');
const factory = new ContractFactory(abi, bytecode, wallet);
const contract = await factory.deploy('Hello, World!', zeroFees);
await contract.waitForDeployment(); // throws when the constructor reverts
console.log(`HelloWorld is at ${await contract.getAddress()}`);
// #endregion deploy
