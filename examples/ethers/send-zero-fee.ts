import {hexlify, JsonRpcProvider, toUtf8Bytes, Wallet} from 'ethers';

const {STABILITY_API_KEY, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

const provider = new JsonRpcProvider(`https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`);
const wallet = new Wallet(PRIVATE_KEY, provider);

// #region send
const transaction = await wallet.sendTransaction({
  to: wallet.address,
  data: hexlify(toUtf8Bytes('Hello, Stability!')),
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const receipt = await transaction.wait();
console.log(`Status ${receipt?.status}, block ${receipt?.blockNumber}`);
// #endregion send
