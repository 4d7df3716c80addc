// #region connect
import {JsonRpcProvider, Wallet} from 'ethers';

const {STABILITY_API_KEY, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

// Without /zgt/ and the key, the URL only reads.
const url = `https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`;
const wallet = new Wallet(PRIVATE_KEY, new JsonRpcProvider(url));
// #endregion connect

// #region send
const bothFields = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};
const oneField = {gasPrice: 0n}; // alone, never beside the other two

for (const fees of [bothFields, oneField]) {
  const transaction = await wallet.sendTransaction({to: wallet.address, data: '0x01', ...fees});
  const receipt = await transaction.wait(); // throws when the transaction reverts
  console.log(`Type ${transaction.type}, fee ${receipt?.fee}`);
}
// #endregion send
