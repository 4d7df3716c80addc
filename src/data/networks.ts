import type {FactTree} from '../plugins/facts';

/** Keys of the two networks, in the order in which pages show them. */
export const NETWORK_IDS = ['gtn', 'testnet'] as const;

/** Key of a network. */
export type NetworkId = (typeof NETWORK_IDS)[number];

/**
 * Identity and addresses of the two networks. Owner pages: `/users/getting_started` (names, chain ids,
 * currency, portal), `/developers/public_rpc` (URL forms), `/resources/block_explorer` (explorers).
 */

const GETTING_STARTED = {asOf: '2025-09-03', source: 'docs users/getting_started.md'} as const;
const DEVELOPERS = {asOf: '2025-09-03', source: 'docs developers/getting_started.md'} as const;
const VIEM = {
  asOf: '2025-08-11',
  source: 'docs developers/tutorials/node_setup/viem_setup_example.md',
} as const;
const ZKT = {asOf: '2025-08-11', source: 'docs developers/zkt.md'} as const;
const EXPLORER = {asOf: '2025-08-11', source: 'docs resources/block_explorer.md'} as const;
const SAMPLES = {asOf: '2026-11-22', source: 'this documentation: chosen for its samples'} as const;
const PUBLISHER = {asOf: '2024-11-14', source: 'repository stability-publisher-dapp'} as const;

const currency = {
  name: {value: 'FREE', ...GETTING_STARTED},
  symbol: {
    value: 'FREE',
    ...GETTING_STARTED,
    note: 'A placeholder that wallets ask for: the chain has no native token.',
  },
  decimals: {value: 18, ...VIEM},
} as const;

const gtn = {
  name: {value: 'Global Trust Network', ...GETTING_STARTED},
  shortName: {value: 'GTN', ...GETTING_STARTED},
  role: {value: 'production', ...DEVELOPERS},
  chainId: {value: 101010, ...GETTING_STARTED},
  chainIdHex: {
    value: '0x18a92',
    ...GETTING_STARTED,
    note: 'The chain id in hexadecimal, as eth_chainId returns it.',
  },
  rpcUrl: {
    value: 'https://rpc.stabilityprotocol.com',
    ...VIEM,
    note: 'Read-only, no key. Its limits are not documented.',
  },
  zgtUrl: {value: 'https://rpc.stabilityprotocol.com/zgt/YOUR_API_KEY', ...DEVELOPERS},
  zktUrl: {value: 'https://rpc.stabilityprotocol.com/zkt/YOUR_API_KEY', ...ZKT},
  zktTryUrl: {
    value: 'https://rpc.stabilityprotocol.com/zkt/try-it-out',
    ...ZKT,
    note: 'Shared test key, may be limited.',
  },
  explorerUrl: {value: 'https://stability.blockscout.com/', ...EXPLORER},
  explorerTxUrl: {
    value: 'https://stability.blockscout.com/tx/',
    ...PUBLISHER,
    note: 'Append a transaction hash.',
  },
  explorerAddressUrl: {
    value: 'https://stability.blockscout.com/address/',
    ...PUBLISHER,
    note: 'Append an address.',
  },
  explorerBlockUrl: {
    value: 'https://stability.blockscout.com/block/',
    asOf: '2024-08-27',
    source: 'docs resources/benchmark_tests.md',
    note: 'Append a block number.',
  },
} as const;

const testnet = {
  name: {value: 'Stability Testnet', ...VIEM},
  shortName: {value: 'Testnet', ...GETTING_STARTED},
  role: {value: 'tests', ...DEVELOPERS},
  chainId: {value: 20180427, ...GETTING_STARTED},
  chainIdHex: {
    value: '0x133edcb',
    ...GETTING_STARTED,
    note: 'The chain id in hexadecimal, as eth_chainId returns it.',
  },
  rpcUrl: {
    value: 'https://rpc.testnet.stabilityprotocol.com',
    ...VIEM,
    note: 'Read-only, no key. Its limits are not documented.',
  },
  zgtUrl: {value: 'https://rpc.testnet.stabilityprotocol.com/zgt/YOUR_API_KEY', ...DEVELOPERS},
  zktUrl: {value: 'https://rpc.testnet.stabilityprotocol.com/zkt/YOUR_API_KEY', ...ZKT},
  zktTryUrl: {
    value: 'https://rpc.testnet.stabilityprotocol.com/zkt/try-it-out',
    ...ZKT,
    note: 'Shared test key, may be limited.',
  },
  explorerUrl: {value: 'https://explorer.stble.io/testnet/', ...EXPLORER},
  explorerBlocksUrl: {
    value: 'https://explorer.stble.io/testnet/blocks/',
    ...EXPLORER,
    note: 'List of blocks.',
  },
  explorerAddressUrl: {
    value: 'https://explorer.stble.io/testnet/address/',
    ...EXPLORER,
    note: 'Append an address. The path of a transaction is not documented.',
  },
} as const;

/** A chain in `viem/chains` whose name is easily confused with this network. */
const unrelated = {
  stableName: {value: 'Stable', asOf: '2026-08-22', source: 'viem src/chains'},
  stableChainId: {
    value: 988,
    asOf: '2026-08-22',
    source: 'viem src/chains',
    note: 'Another chain: do not confuse.',
  },
} as const;

const placeholders = {
  apiKey: {value: 'YOUR_API_KEY', ...GETTING_STARTED},
  address: {value: 'YOUR_ADDRESS', ...SAMPLES},
  contract: {value: 'CONTRACT_ADDRESS', ...SAMPLES},
} as const;

/** Names, chain ids, RPC URLs and explorers of Global Trust Network and Stability Testnet. */
export const networks = {currency, gtn, testnet, unrelated, placeholders} as const satisfies FactTree;
