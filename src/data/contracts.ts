import type {FactTable, FactTree} from '../plugins/facts';

/**
 * Deployed contracts and sample contracts that pages show. Owner pages: `/developers/tutorials/**`, `/developers/zkt`.
 */

const VIEM = {
  asOf: '2025-08-11',
  source: 'docs developers/tutorials/node_setup/viem_setup_example.md',
} as const;
const HELLO = {asOf: '2024-09-26', source: 'docs developers/tutorials/contract_read/hello_world.md'} as const;
const ZKT = {asOf: '2025-08-11', source: 'docs developers/zkt.md'} as const;
const REMIX = {
  asOf: '2025-07-09',
  source: 'docs developers/tutorials/contract_deploy/deploy_contract_with_remix.md',
} as const;

/** The precompile of Ethereum that returns the data that it gets. */
const identity = {
  address: {
    value: '0x0000000000000000000000000000000000000004',
    asOf: '2025-08-19',
    source: 'node runtime/src/precompiles.rs',
  },
} as const;

/** One human-readable ABI fragment. */
export interface AbiFragment {
  readonly id: string;
  readonly abi: string;
}

const multicall3 = {
  gtnAddress: {value: '0xBA2923DAe45aD6b8B77bff4733c75b0C13F0ce2d', ...VIEM},
  gtnBlock: {value: 3101, ...VIEM},
  testnetAddress: {value: '0x3ed62137c5DB927cb137c26455969116BF0c23Cb', ...VIEM},
  testnetBlock: {value: 2318, ...VIEM},
} as const;

const helloWorld = {
  address: {value: '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1', ...HELLO, note: 'On Stability Testnet.'},
  abi: {value: 'function getMessage() view returns (string)', ...HELLO},
  message: {value: 'Hello, World!', ...HELLO},
  output: {value: 'The current message is: Hello, World!', ...HELLO},
} as const;

const zktStorage = {
  address: {value: '0xaDf4a1165737b406aD510045d4562BE30C14C276', ...ZKT, note: 'On Stability Testnet.'},
  abi: {
    ...ZKT,
    rows: [
      {id: 'storeFile', abi: 'function storeFile(string fileName, bytes32 fileHash)'},
      {
        id: 'getFile',
        abi: 'function getFile(bytes32 fileHash) view returns (tuple(address owner, string fileName, bytes32 fileHash))',
      },
      {id: 'FileStored', abi: 'event FileStored(address indexed owner, string fileName, bytes32 fileHash)'},
    ],
  } as FactTable<AbiFragment>,
  fileHash: {value: '0x8e21513d95607300128ceb8bd985f87ea157a5e4cb416b070ca02e9689f9c26c', ...ZKT},
  fileName: {value: 'example.txt', ...ZKT},
} as const;

const zktGreeting = {
  name: {value: 'GreetingContract', ...ZKT},
  address: {value: '0x983b2221EE0f21E076CD0A12DE484D974bBa2b4E', ...ZKT, note: 'On Stability Testnet.'},
} as const;

const zktMessage = {
  hash: {
    value: '0x48b3861c7e04e82fd7bfcec4a1e370950abb65851b6a676515bbc8bee01b470d',
    ...ZKT,
    note: 'On Global Trust Network.',
  },
} as const;

const zktTryItOut = {
  account: {
    value: '0x7F521250d3AAcba194dBB33427fFEa2C546B433d',
    ...ZKT,
    note: 'Shared by everyone who uses the try-it-out key.',
  },
  key: {value: 'try-it-out', ...ZKT},
} as const;

const possumToken = {
  name: {value: 'PossumToken', ...REMIX},
  symbol: {value: 'POSSUM', ...REMIX},
  supply: {value: 10_000, text: '10,000', unit: 'tokens', ...REMIX},
  decimals: {value: 18, ...REMIX},
  file: {value: 'MyERC20.sol', ...REMIX},
  dropdown: {value: 'PossumToken - MyERC20.sol', ...REMIX},
} as const;

/** Contracts that samples call, and the values that the samples print. */
export const contracts = {
  identity,
  multicall3,
  helloWorld,
  zktStorage,
  zktGreeting,
  zktMessage,
  zktTryItOut,
  possumToken,
} as const satisfies FactTree;
