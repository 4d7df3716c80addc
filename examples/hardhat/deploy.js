import {network} from 'hardhat';

const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};
const {ethers, networkName} = await network.create();

console.log(`Network: ${networkName}`);
const hello = await ethers.deployContract('HelloWorld', ['Hello, World!'], zeroFees);
await hello.waitForDeployment(); // throws when the constructor reverts
console.log(`HelloWorld is at ${await hello.getAddress()}`);
