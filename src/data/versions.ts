import type {FactTable, FactTree} from '../plugins/facts';
import {docs, here, node, others} from './sources';

/**
 * Versions the samples are tested with and the compiler limits of the chain. Owner pages:
 * `/developers/what_is_different`, `/developers/tutorials/contract_read/hello_world`,
 * `/developers/tutorials/node_setup/ethers_setup_example`. `examples/package.json` repeats the npm pins; a test compares.
 */

/** What a fork after Shanghai brought, which the chain lacks. */
export interface AbsentFeature {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly eip: string;
}

const absent: FactTable<AbsentFeature> = {
  source: [docs.different, node.precompiles],
  status: 'inferred',
  rows: [
    {id: 'mcopy', name: 'MCOPY', kind: 'opcode', eip: 'EIP-5656'},
    {id: 'tload', name: 'TLOAD', kind: 'opcode', eip: 'EIP-1153'},
    {id: 'tstore', name: 'TSTORE', kind: 'opcode', eip: 'EIP-1153'},
    {id: 'blobhash', name: 'BLOBHASH', kind: 'opcode', eip: 'EIP-4844'},
    {id: 'blobbasefee', name: 'BLOBBASEFEE', kind: 'opcode', eip: 'EIP-7516'},
    {id: 'pointEvaluation', name: '0x0a (point evaluation)', kind: 'precompile', eip: 'EIP-4844'},
    // Features of forks after Cancun: no source of Stability names them.
    {id: 'bls', name: '0x0b to 0x11 (BLS12-381)', kind: 'precompile', eip: 'EIP-2537', source: others.forks},
    {id: 'p256', name: '0x100 (P256VERIFY)', kind: 'precompile', eip: 'EIP-7951', source: others.forks},
    {
      id: 'blockHashes',
      name: 'Block hashes in the state',
      kind: 'contract',
      eip: 'EIP-2935',
      source: others.forks,
    },
    {id: 'clz', name: 'CLZ', kind: 'opcode', eip: 'EIP-7939', source: others.forks},
  ],
};

/** Which contracts of one OpenZeppelin release compile for this chain. */
export interface OpenZeppelinResult {
  readonly id: string;
  readonly versions: string;
  /** ERC20, Ownable, AccessControl, SafeERC20, Clones, ERC1967Proxy. */
  readonly base: boolean;
  /** ERC721, ERC1155, ERC20Permit, ERC20Votes, Strings. */
  readonly tokens: boolean;
  readonly governor: boolean;
  readonly erc4626: boolean;
}

const openZeppelin: FactTable<OpenZeppelinResult> = {
  source: here.openZeppelin,
  rows: [
    {id: 'oz53', versions: '5.0.2 to 5.3.0', base: true, tokens: true, governor: true, erc4626: true},
    {id: 'oz54', versions: '5.4.0', base: true, tokens: true, governor: false, erc4626: true},
    {id: 'oz55', versions: '5.5.0 and 5.6.x', base: true, tokens: false, governor: false, erc4626: false},
    {id: 'oz57', versions: '5.7.0', base: true, tokens: false, governor: false, erc4626: true},
  ],
};

/** Contracts outside that table which fail, in order of their files. Those of 5.3.0 fail in 5.4.0 too. */
const openZeppelinFails = {
  oz53: {
    value: 'Bytes, CAIP2, CAIP10, ERC20TemporaryApproval, ReentrancyGuardTransient, TransientSlot',
    asOf: '2026-11-28',
    source: here.openZeppelin,
  },
  oz54: {
    value:
      'AccountERC7579, AccountERC7579Hooked, MultiSignerERC7913, MultiSignerERC7913Weighted, SignatureChecker, SignerERC7913',
    asOf: '2026-11-28',
    source: here.openZeppelin,
  },
} as const;

/** npm packages that readers install, by package name: exact version. */
const npm = {
  ethers: {value: '6.17.0', source: here.tests},
  viem: {value: '2.57.1', source: here.tests},
  '@openzeppelin/contracts': {value: '5.4.0', source: here.tests},
  solc: {value: '0.8.24', source: here.tests},
  tsx: {value: '4.23.15', source: here.tests},
  typescript: {value: '5.9.3', source: here.tests},
  '@types/node': {value: '22.20.5', source: here.tests},
  wagmi: {value: '3.7.7', source: here.tests},
  '@tanstack/react-query': {value: '5.108.0', source: here.tests},
  hardhat: {value: '3.18.0', source: here.tests},
  '@nomicfoundation/hardhat-ethers': {value: '4.2.0', source: here.tests},
  '@nomicfoundation/hardhat-node-test-runner': {value: '3.1.0', source: here.tests},
  '@foundry-rs/forge': {value: '1.7.1', source: here.tests},
  '@foundry-rs/anvil': {value: '1.7.1', source: here.tests},
} as const;

/** Tool versions, compiler limits and the OpenZeppelin compatibility table. */
export const versions = {
  npm,
  ethers: npm.ethers,
  viem: npm.viem,
  typescript: npm.typescript,
  // Runs under ts-node with an explicit tsconfig; 5.9.3 fails with its default one, and 7.0.2 crashes ts-node. tsx runs with any.
  typescriptForTsNode: {value: '5.4', asOf: '2026-11-20', source: here.run},
  // The oldest one that examples/package.json allows.
  node: {value: '22.13', text: 'Node 22.13', source: here.tests},
  // Node.js 20 has had no maintenance since April 2026.
  nodeRecommended: {value: '24', text: 'Node 24', source: others.nodejs},
  // Newest compiler whose default target is Shanghai.
  solidity: {value: '0.8.24', source: docs.different},
  solidityOldest: {value: '0.8.20', source: docs.remix},
  // First compiler whose default target is Cancun.
  solidityTooNew: {value: '0.8.25', source: here.solc},
  pragma: {value: '>=0.8.20 <0.8.25', source: here.solc},
  // Against a local chain; no test runs it. The development version of 2 April 2026, between 8.0.0-beta.2 and beta.3, ran too.
  web3py: {value: '7.9.0', source: here.byHand},
  evm: {value: 'Shanghai', source: docs.different},
  evmSetting: {value: 'shanghai', source: here.solc},
  evmUnsupported: {value: 'Cancun', source: docs.different},
  openZeppelinContracts: npm['@openzeppelin/contracts'],
  // Newest release whose Governor compiles for this chain.
  openZeppelinGovernor: {value: '5.3.0', source: here.tests},
  openZeppelin,
  openZeppelinFails,
  absent,
} as const satisfies FactTree;
