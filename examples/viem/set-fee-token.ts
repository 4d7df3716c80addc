// #region set
import {getAddress, getContract, parseAbi} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

// Arguments: testnet or gtn, and one of supportedTokens().
const [token] = process.argv.slice(3).map((address) => getAddress(address));
if (!token) throw new Error('Usage: set-fee-token.ts NETWORK TOKEN');
const feeTokens = getContract({
  address: '0x0000000000000000000000000000000000000803',
  abi: parseAbi([
    'function setFeeToken(address tokenAddress)',
    'function getFeeToken(address user) view returns (address)',
  ]),
  client: {public: publicClient, wallet: walletClient},
});

const hash = await feeTokens.write.setFeeToken([token], zeroFees);
// getFeeToken returns the old choice until the receipt is there.
const {status} = await publicClient.waitForTransactionReceipt({hash});
if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
console.log(`Fee token: ${await feeTokens.read.getFeeToken([account.address])}`);
// #endregion set
