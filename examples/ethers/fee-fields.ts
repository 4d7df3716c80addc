// #region connect
import {JsonRpcProvider, Wallet} from 'ethers';

const {STABILITY_API_KEY, PRIVATE_KEY} = process.env;
if (!STABILITY_API_KEY || !PRIVATE_KEY) throw new Error('Set STABILITY_API_KEY and PRIVATE_KEY.');

const url = `https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`; // without /zgt/ and the key: reads only
const wallet = new Wallet(PRIVATE_KEY, new JsonRpcProvider(url));
// #endregion connect

// #region eip1559
const eip1559Fees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};
// #endregion eip1559

// #region legacy
const legacyFees = {gasPrice: 0n}; // alone: never beside the two fields above
// #endregion legacy

// #region send
for (const fees of [eip1559Fees, legacyFees]) {
  const transaction = await wallet.sendTransaction({to: wallet.address, data: '0x01', ...fees});
  const receipt = await transaction.wait(); // throws when the transaction reverts
  console.log(`Type ${transaction.type}, fee ${receipt?.fee}`);
}
// #endregion send
