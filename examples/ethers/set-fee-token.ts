// #region set
import {Contract} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

// Arguments: testnet or gtn, and one of supportedTokens().
const [, token] = process.argv.slice(2);
if (!token) throw new Error('Usage: set-fee-token.ts NETWORK TOKEN');
const feeTokens = new Contract(
  '0x0000000000000000000000000000000000000803',
  ['function setFeeToken(address tokenAddress)', 'function getFeeToken(address user) view returns (address)'],
  wallet,
);

const transaction = await feeTokens.setFeeToken(token, zeroFees);
await transaction.wait(); // getFeeToken returns the old choice until then
console.log(`Fee token: ${await feeTokens.getFeeToken(wallet.address)}`);
// #endregion set
