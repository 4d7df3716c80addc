// #region set
import {Contract} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const supportedTokens = new Contract(
  '0x0000000000000000000000000000000000000801',
  ['function supportedTokens() view returns (address[])'],
  wallet,
);
const feeTokens = new Contract(
  '0x0000000000000000000000000000000000000803',
  ['function setFeeToken(address tokenAddress)', 'function getFeeToken(address user) view returns (address)'],
  wallet,
);

const [token]: string[] = await supportedTokens.supportedTokens();
const transaction = await feeTokens.setFeeToken(token, zeroFees);
await transaction.wait(); // before this line the old choice still answers
console.log(`Fee token: ${await feeTokens.getFeeToken(wallet.address)}`);
// #endregion set
