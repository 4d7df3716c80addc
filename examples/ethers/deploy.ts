// #region deploy
import {readFile} from 'node:fs/promises';
import {ContractFactory} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const {abi, bytecode} = JSON.parse(await readFile('HelloWorld.json', 'utf8'));
const factory = new ContractFactory(abi, bytecode, wallet);
const contract = await factory.deploy('Hello, World!', zeroFees);
await contract.waitForDeployment(); // throws when the constructor reverts
console.log(`HelloWorld is at ${await contract.getAddress()}`);
// #endregion deploy
