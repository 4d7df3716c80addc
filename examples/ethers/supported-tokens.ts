// #region read
import {Contract} from 'ethers';
import {connect} from './provider.js';

const tokenList = new Contract(
  '0x0000000000000000000000000000000000000801',
  [
    'function supportedTokens() view returns (address[])',
    'function defaultToken() view returns (address)',
    'function owner() view returns (address)',
  ],
  connect(process.argv[2]), // testnet or gtn
);

const [tokens, defaultToken, owner]: [string[], string, string] = await Promise.all([
  tokenList.supportedTokens(),
  tokenList.defaultToken(),
  tokenList.owner(),
]);
for (const token of tokens) console.log(token, token === defaultToken ? '(default)' : '');
console.log(`Owner of the list: ${owner}`);
// #endregion read
