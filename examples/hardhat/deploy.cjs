const {ethers, network} = require('hardhat');

const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};

async function main() {
  console.log(`Network: ${network.name}`);
  const hello = await ethers.deployContract('HelloWorld', ['Hello, World!'], zeroFees);
  await hello.waitForDeployment(); // throws when the constructor reverts
  console.log(`HelloWorld is at ${await hello.getAddress()}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
