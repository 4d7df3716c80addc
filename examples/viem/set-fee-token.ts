// #region set
import {parseAbi} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

const feeTokens = {
  address: '0x0000000000000000000000000000000000000803',
  abi: parseAbi([
    'function setFeeToken(address tokenAddress)',
    'function getFeeToken(address user) view returns (address)',
  ]),
} as const;

const [token] = await publicClient.readContract({
  address: '0x0000000000000000000000000000000000000801',
  abi: parseAbi(['function supportedTokens() view returns (address[])']),
  functionName: 'supportedTokens',
});
const hash = await walletClient.writeContract({
  ...feeTokens,
  functionName: 'setFeeToken',
  args: [token],
  ...zeroFees,
});
await publicClient.waitForTransactionReceipt({hash}); // before this line the old choice still answers
const chosen = await publicClient.readContract({
  ...feeTokens,
  functionName: 'getFeeToken',
  args: [account.address],
});
console.log(`Fee token: ${chosen}`);
// #endregion set
