import {Contract, JsonRpcProvider} from 'ethers';

const url = 'https://rpc.testnet.stabilityprotocol.com';
const provider = new JsonRpcProvider(url, 20180427, {staticNetwork: true});

const address = '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1';
const abi = ['function getMessage() view returns (string)'];
const contract = new Contract(address, abi, provider);

const message: string = await contract.getMessage();
console.log(`The current message is: ${message}`);
