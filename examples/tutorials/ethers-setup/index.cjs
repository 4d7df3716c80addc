const {JsonRpcProvider} = require('ethers');

const testnet = new JsonRpcProvider('https://rpc.testnet.stabilityprotocol.com');
const gtn = new JsonRpcProvider('https://rpc.stabilityprotocol.com');

async function printBlockNumber(name, provider) {
  try {
    console.log(`Current block number on ${name}: ${await provider.getBlockNumber()}`);
  } catch (error) {
    console.error(`No block number from ${name}:`, error);
  }
}

async function main() {
  await printBlockNumber('Stability Testnet', testnet);
  await printBlockNumber('Stability GTN', gtn);
}

main();
