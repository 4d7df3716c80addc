// #region read
import {connect} from './provider.js';

const gtn = connect('gtn');
const testnet = connect('testnet');

const [gtnBlock, testnetBlock] = await Promise.all([gtn.getBlockNumber(), testnet.getBlockNumber()]);
console.log(`Global Trust Network: block ${gtnBlock}`);
console.log(`Stability Testnet: block ${testnetBlock}`);
// #endregion read
