const {ethers, network} = require('hardhat');

const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};

async function main() {
  const hello = await ethers.deployContract('HelloWorld', ['Hello, World!'], zeroFees);
  await hello.waitForDeployment(); // throws when the constructor reverts
  console.log(`HelloWorld is at ${await hello.getAddress()} on ${network.name}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
