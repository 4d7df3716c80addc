// #region read
import {createPublicClient, getContract, http, parseAbi} from 'viem';
import {chainOf} from './chains.js';

const {read} = getContract({
  address: '0x0000000000000000000000000000000000000801',
  abi: parseAbi([
    'function supportedTokens() view returns (address[])',
    'function defaultToken() view returns (address)',
    'function owner() view returns (address)',
  ]),
  client: createPublicClient({
    chain: chainOf(process.argv[2]), // testnet or gtn
    transport: http(process.env.STABILITY_RPC_URL),
  }),
});

const [tokens, defaultToken, owner] = await Promise.all([
  read.supportedTokens(),
  read.defaultToken(),
  read.owner(),
]);
for (const token of tokens) console.log(token, token === defaultToken ? '(default)' : '');
console.log(`Owner of the list: ${owner}`);
// #endregion read
