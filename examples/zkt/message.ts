// #region message
import {zkt} from './zkt.js';

const {hash} = await zkt({arguments: 'Hello, Stability!'});
console.log(`Transaction ${hash}`);
// #endregion message
