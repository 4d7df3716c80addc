// #region read
import {createPublicClient, getContract, http, parseAbi} from 'viem';
import {gtn, testnet} from './chains.js';

const client = createPublicClient({chain: process.argv[2] === 'gtn' ? gtn : testnet, transport: http()});
const tokenList = getContract({
  address: '0x0000000000000000000000000000000000000801',
  abi: parseAbi([
    'function supportedTokens() view returns (address[])',
    'function defaultToken() view returns (address)',
    'function owner() view returns (address)',
  ]),
  client,
});

const tokens = await tokenList.read.supportedTokens();
const defaultToken = await tokenList.read.defaultToken();
for (const token of tokens) console.log(token, token === defaultToken ? '(default)' : '');
console.log(`Listed by ${await tokenList.read.owner()}`);
// #endregion read
