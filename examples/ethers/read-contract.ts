// #region read
import {Contract} from 'ethers';
import {connect} from './provider.js';

const hello = new Contract(
  '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1',
  ['function getMessage() view returns (string)'],
  connect('testnet'),
);
console.log(await hello.getMessage());
// #endregion read
