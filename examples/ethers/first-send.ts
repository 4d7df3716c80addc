import {FetchRequest, hexlify, JsonRpcProvider, toUtf8Bytes, Wallet} from 'ethers';

const {STABILITY_API_KEY = '', PRIVATE_KEY = ''} = process.env;
const request = new FetchRequest('https://rpc.testnet.stabilityprotocol.com');
const url = `${request.url}/zgt/${STABILITY_API_KEY.split('/').filter(Boolean).at(-1)}`;
// Errors print the URL of the request, so the key is added later.
request.preflightFunc = async (each) => Object.assign(each, {url});

// In an error of its own, ethers would print the key.
if (!/^(0x)?[0-9a-f]{64}$/i.test(PRIVATE_KEY))
  throw new Error('PRIVATE_KEY must be 0x and 64 hexadecimal digits.');
const provider = new JsonRpcProvider(request, 20180427, {staticNetwork: true});
const wallet = new Wallet(PRIVATE_KEY, provider);
const transaction = await wallet.sendTransaction({
  to: wallet.address,
  data: hexlify(toUtf8Bytes('Hello, Stability!')),
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const receipt = await transaction.wait(); // throws if it failed
console.log(`Sent in block ${receipt?.blockNumber}`);
