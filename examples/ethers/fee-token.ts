// #region read
import {Contract, getAddress} from 'ethers';
import {connect} from './provider.js';

// Arguments: gtn or testnet, and the address of a user.
const [network, user] = process.argv.slice(2);
const feeTokens = new Contract(
  '0x0000000000000000000000000000000000000803',
  ['function getFeeToken(address user) view returns (address)'],
  connect(network === 'gtn' ? 'gtn' : 'testnet'),
);
console.log(`Fee token: ${await feeTokens.getFeeToken(getAddress(user))}`);
// #endregion read
