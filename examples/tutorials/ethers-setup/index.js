import {JsonRpcProvider} from 'ethers';

const options = {staticNetwork: true}; // the chain ids are known
const testnet = new JsonRpcProvider('https://rpc.testnet.stabilityprotocol.com', 20180427, options);
const gtn = new JsonRpcProvider('https://rpc.stabilityprotocol.com', 101010, options);

console.log(`Current block number on Stability Testnet: ${await testnet.getBlockNumber()}`);
console.log(`Current block number on Stability GTN: ${await gtn.getBlockNumber()}`);
