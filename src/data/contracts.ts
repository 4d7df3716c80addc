import type {FactTable, FactTree} from '../plugins/facts';
import {docs, node} from './sources';

/**
 * Deployed contracts and sample contracts that pages show. Owner pages: `/developers/tutorials/**`, `/developers/zkt`.
 */

/** The precompile of Ethereum that returns the data that it gets. */
const identity = {
  address: {value: '0x0000000000000000000000000000000000000004', source: node.precompiles},
} as const;

/** One human-readable ABI fragment. */
export interface AbiFragment {
  readonly id: string;
  readonly abi: string;
}

const multicall3 = {
  gtnAddress: {value: '0xBA2923DAe45aD6b8B77bff4733c75b0C13F0ce2d', source: docs.viem},
  gtnBlock: {value: 3101, source: docs.viem},
  testnetAddress: {value: '0x3ed62137c5DB927cb137c26455969116BF0c23Cb', source: docs.viem},
  testnetBlock: {value: 2318, source: docs.viem},
} as const;

/** On Stability Testnet. */
const helloWorld = {
  address: {value: '0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1', source: docs.helloWorld},
  abi: {value: 'function getMessage() view returns (string)', source: docs.helloWorld},
  message: {value: 'Hello, World!', source: docs.helloWorld},
  output: {value: 'The current message is: Hello, World!', source: docs.helloWorld},
} as const;

/** On Stability Testnet. */
const zktStorage = {
  address: {value: '0xaDf4a1165737b406aD510045d4562BE30C14C276', source: docs.zkt},
  abi: {
    source: docs.zkt,
    rows: [
      {id: 'storeFile', abi: 'function storeFile(string fileName, bytes32 fileHash)'},
      {
        id: 'getFile',
        abi: 'function getFile(bytes32 fileHash) view returns (tuple(address owner, string fileName, bytes32 fileHash))',
      },
      {id: 'FileStored', abi: 'event FileStored(address indexed owner, string fileName, bytes32 fileHash)'},
    ],
  } as FactTable<AbiFragment>,
  fileHash: {value: '0x8e21513d95607300128ceb8bd985f87ea157a5e4cb416b070ca02e9689f9c26c', source: docs.zkt},
  fileName: {value: 'example.txt', source: docs.zkt},
} as const;

/** On Stability Testnet. */
const zktGreeting = {
  name: {value: 'GreetingContract', source: docs.zkt},
  address: {value: '0x983b2221EE0f21E076CD0A12DE484D974bBa2b4E', source: docs.zkt},
} as const;

/** Shared by everyone who uses the try-it-out key. */
const zktTryItOut = {
  account: {value: '0x7F521250d3AAcba194dBB33427fFEa2C546B433d', source: docs.zkt},
  key: {value: 'try-it-out', source: docs.zkt},
} as const;

const possumToken = {
  name: {value: 'PossumToken', source: docs.remix},
  symbol: {value: 'POSSUM', source: docs.remix},
  supply: {value: 10_000, text: '10,000', unit: 'tokens', source: docs.remix},
  decimals: {value: 18, source: docs.remix},
} as const;

/** Contracts that samples call, and the values that the samples print. */
export const contracts = {
  identity,
  multicall3,
  helloWorld,
  zktStorage,
  zktGreeting,
  zktTryItOut,
  possumToken,
} as const satisfies FactTree;
