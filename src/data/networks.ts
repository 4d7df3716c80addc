import type {FactTree} from '../plugins/facts';
import {docs, here, others} from './sources';

/** Keys of the two networks, in the order in which pages show them. */
export const NETWORK_IDS = ['testnet', 'gtn'] as const;

/** Key of a network. */
export type NetworkId = (typeof NETWORK_IDS)[number];

/**
 * Identity and addresses of the two networks. Owner pages: `/users/getting_started` (names, chain ids,
 * currency, portal), `/developers/public_rpc` (URL forms), `/resources/block_explorer` (explorers).
 */

/** A placeholder that wallets ask for: the chain has no native token. */
const currency = {
  name: {value: 'FREE', source: docs.users},
  symbol: {value: 'FREE', source: docs.users},
  decimals: {value: 18, source: docs.viem},
} as const;

const gtn = {
  name: {value: 'Global Trust Network', source: docs.users},
  shortName: {value: 'GTN', source: docs.users},
  role: {value: 'production', source: docs.developers},
  chainId: {value: 101010, source: docs.users},
  chainIdHex: {value: '0x18a92', source: docs.users},
  rpcUrl: {value: 'https://rpc.stabilityprotocol.com', source: docs.viem},
  zgtUrl: {value: 'https://rpc.stabilityprotocol.com/zgt/YOUR_API_KEY', source: docs.developers},
  zktUrl: {value: 'https://rpc.stabilityprotocol.com/zkt/YOUR_API_KEY', source: docs.zkt},
  zktTryUrl: {value: 'https://rpc.stabilityprotocol.com/zkt/try-it-out', source: docs.zkt},
  explorerUrl: {value: 'https://stability.blockscout.com/', source: docs.explorer},
  explorerTxUrl: {value: 'https://stability.blockscout.com/tx/', source: others.publisher},
  explorerAddressUrl: {value: 'https://stability.blockscout.com/address/', source: others.publisher},
  explorerBlockUrl: {value: 'https://stability.blockscout.com/block/', source: docs.benchmarks},
} as const;

const testnet = {
  name: {value: 'Stability Testnet', source: docs.viem},
  shortName: {value: 'Testnet', source: docs.users},
  role: {value: 'tests', source: docs.developers},
  chainId: {value: 20180427, source: docs.users},
  chainIdHex: {value: '0x133edcb', source: docs.users},
  rpcUrl: {value: 'https://rpc.testnet.stabilityprotocol.com', source: docs.viem},
  zgtUrl: {value: 'https://rpc.testnet.stabilityprotocol.com/zgt/YOUR_API_KEY', source: docs.developers},
  zktUrl: {value: 'https://rpc.testnet.stabilityprotocol.com/zkt/YOUR_API_KEY', source: docs.zkt},
  zktTryUrl: {value: 'https://rpc.testnet.stabilityprotocol.com/zkt/try-it-out', source: docs.zkt},
  explorerUrl: {value: 'https://explorer.stble.io/testnet/', source: docs.explorer},
  explorerBlocksUrl: {value: 'https://explorer.stble.io/testnet/blocks/', source: docs.explorer},
  explorerAddressUrl: {value: 'https://explorer.stble.io/testnet/address/', source: docs.explorer},
} as const;

/** A chain in `viem/chains` whose name is easily confused with this network. */
const unrelated = {
  stableName: {value: 'Stable', source: others.viemChains},
  stableChainId: {value: 988, source: others.viemChains},
} as const;

const placeholders = {
  apiKey: {value: 'YOUR_API_KEY', source: docs.users},
  address: {value: 'YOUR_ADDRESS', source: here.chosen},
  contract: {value: 'CONTRACT_ADDRESS', source: here.chosen},
} as const;

/** Names, chain ids, RPC URLs and explorers of Global Trust Network and Stability Testnet. */
export const networks = {currency, gtn, testnet, unrelated, placeholders} as const satisfies FactTree;
