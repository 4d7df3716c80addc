// #region read
import {connect} from './provider.js';

const gtnBlock = await connect('gtn').getBlockNumber();
const testnetBlock = await connect('testnet').getBlockNumber();
console.log(`Global Trust Network: block ${gtnBlock}`);
console.log(`Stability Testnet: block ${testnetBlock}`);
// #endregion read
