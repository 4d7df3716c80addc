import {type EthersError, JsonRpcProvider, Wallet} from 'ethers';

// Without this option, ethers may reuse the nonce of the first transaction.
const provider = new JsonRpcProvider('http://127.0.0.1:8545', undefined, {cacheTimeout: -1});
const wallet = Wallet.createRandom(provider);

const transaction = await wallet.sendTransaction({
  to: wallet.address,
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
});
const receipt = await transaction.wait(); // throws when the transaction reverts
console.log(`Both fees 0: sent in block ${receipt?.blockNumber}`);

try {
  await wallet.sendTransaction({to: wallet.address});
} catch (error) {
  console.log(`No fee fields: ${(error as EthersError).shortMessage}`);
}
provider.destroy();
