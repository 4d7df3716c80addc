// #region read
import {Contract} from 'ethers';
import {connect} from './provider.js';

const provider = connect(process.argv[2] === 'gtn' ? 'gtn' : 'testnet');
const tokenList = new Contract(
  '0x0000000000000000000000000000000000000801',
  [
    'function supportedTokens() view returns (address[])',
    'function defaultToken() view returns (address)',
    'function owner() view returns (address)',
  ],
  provider,
);

const tokens: string[] = await tokenList.supportedTokens();
const defaultToken: string = await tokenList.defaultToken();
for (const token of tokens) console.log(token, token === defaultToken ? '(default)' : '');
console.log(`Listed by ${await tokenList.owner()}`);
// #endregion read
