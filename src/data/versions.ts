import type {FactTable, FactTree} from '../plugins/facts';

/**
 * Versions the samples are tested with and the compiler limits of the chain. Owner pages:
 * `/developers/what_is_different`, `/developers/tutorials/contract_read/hello_world`,
 * `/developers/tutorials/node_setup/ethers_setup_example`. `examples/package.json` repeats the npm pins; a test compares.
 */

const TESTED = {asOf: '2026-11-21', source: 'this repository: the samples run with it in the tests'} as const;
const LIMIT = {asOf: '2025-09-03', source: 'docs developers/what_is_different.md'} as const;
const SOLC = {asOf: '2026-11-20', source: 'solc-js, run here'} as const;

/** What a fork after Shanghai brought, which the chain lacks. */
export interface AbsentFeature {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly eip: string;
}

/** Features of forks after Cancun: no source of Stability names them. */
const LATER_FORKS = {asOf: '2026-11-25', source: 'specifications of the forks of Ethereum'} as const;

const absent: FactTable<AbsentFeature> = {
  asOf: '2025-09-03',
  source: 'docs developers/what_is_different.md; node runtime/src/precompiles.rs',
  status: 'inferred',
  rows: [
    {id: 'mcopy', name: 'MCOPY', kind: 'opcode', eip: 'EIP-5656'},
    {id: 'tload', name: 'TLOAD', kind: 'opcode', eip: 'EIP-1153'},
    {id: 'tstore', name: 'TSTORE', kind: 'opcode', eip: 'EIP-1153'},
    {id: 'blobhash', name: 'BLOBHASH', kind: 'opcode', eip: 'EIP-4844'},
    {id: 'blobbasefee', name: 'BLOBBASEFEE', kind: 'opcode', eip: 'EIP-7516'},
    {id: 'pointEvaluation', name: '0x0a (point evaluation)', kind: 'precompile', eip: 'EIP-4844'},
    {id: 'bls', name: '0x0b to 0x11 (BLS12-381)', kind: 'precompile', eip: 'EIP-2537', ...LATER_FORKS},
    {id: 'p256', name: '0x100 (P256VERIFY)', kind: 'precompile', eip: 'EIP-7951', ...LATER_FORKS},
    {id: 'blockHashes', name: 'Block hashes in the state', kind: 'contract', eip: 'EIP-2935', ...LATER_FORKS},
    {id: 'clz', name: 'CLZ', kind: 'opcode', eip: 'EIP-7939', ...LATER_FORKS},
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
  asOf: '2026-11-21',
  source: 'compiled here with solc-js at the limits of the chain',
  note: 'A contract that fails needs the MCOPY instruction.',
  rows: [
    {id: 'oz53', versions: '5.0.2 to 5.3.0', base: true, tokens: true, governor: true, erc4626: true},
    {id: 'oz54', versions: '5.4.0', base: true, tokens: true, governor: false, erc4626: true},
    {id: 'oz55', versions: '5.5.0 and 5.6.x', base: true, tokens: false, governor: false, erc4626: false},
    {id: 'oz57', versions: '5.7.0', base: true, tokens: false, governor: false, erc4626: true},
  ],
};

/** npm packages that readers install, by package name: exact version. */
const npm = {
  ethers: {value: '6.17.0', ...TESTED},
  viem: {value: '2.57.1', ...TESTED},
  '@openzeppelin/contracts': {value: '5.4.0', ...TESTED},
  solc: {value: '0.8.24', ...TESTED},
  tsx: {value: '4.23.15', ...TESTED},
  typescript: {value: '5.9.3', ...TESTED},
  '@types/node': {value: '22.20.5', ...TESTED},
  wagmi: {value: '3.7.7', ...TESTED},
  '@tanstack/react-query': {value: '5.108.0', ...TESTED},
  hardhat: {value: '3.18.0', ...TESTED},
  '@nomicfoundation/hardhat-ethers': {value: '4.2.0', ...TESTED},
  '@nomicfoundation/hardhat-node-test-runner': {value: '3.1.0', ...TESTED},
  '@foundry-rs/forge': {value: '1.7.1', ...TESTED},
  '@foundry-rs/anvil': {value: '1.7.1', ...TESTED},
} as const;

/** Tool versions, compiler limits and the OpenZeppelin compatibility table. */
export const versions = {
  npm,
  ethers: npm.ethers,
  viem: npm.viem,
  typescript: npm.typescript,
  typescriptForTsNode: {
    value: '5.4',
    asOf: '2026-11-20',
    source: 'run here',
    note: 'Runs under ts-node with an explicit tsconfig; 5.9.3 fails with its default one, and 7.0.2 crashes ts-node. tsx runs with any.',
  },
  node: {
    value: '22.13',
    text: 'Node 22.13',
    ...TESTED,
    note: 'The oldest one that examples/package.json allows.',
  },
  nodeRecommended: {
    value: '24',
    text: 'Node 24',
    asOf: '2026-11-25',
    source: 'nodejs.org release schedule',
    note: 'Node.js 20 has had no maintenance since April 2026.',
  },
  solidity: {value: '0.8.24', ...LIMIT, note: 'Newest compiler whose default target is Shanghai.'},
  solidityOldest: {
    value: '0.8.20',
    asOf: '2025-07-09',
    source: 'docs developers/tutorials/contract_deploy/deploy_contract_with_remix.md',
  },
  solidityTooNew: {value: '0.8.25', ...SOLC, note: 'First compiler whose default target is Cancun.'},
  pragma: {value: '>=0.8.20 <0.8.25', asOf: '2026-11-20', source: 'solc-js, run here'},
  web3py: {
    value: '7.9.0',
    asOf: '2026-11-26',
    source: 'run here by hand',
    note: 'Against a local chain; no test runs it. The development version of 2 April 2026, between 8.0.0-beta.2 and beta.3, ran too.',
  },
  evm: {value: 'Shanghai', ...LIMIT},
  evmSetting: {value: 'shanghai', ...SOLC, note: 'Value of evmVersion in compiler settings.'},
  evmUnsupported: {value: 'Cancun', ...LIMIT},
  openZeppelinContracts: npm['@openzeppelin/contracts'],
  openZeppelinGovernor: {
    value: '5.3.0',
    ...TESTED,
    note: 'Newest release whose Governor compiles for this chain.',
  },
  openZeppelin,
  absent,
} as const satisfies FactTree;
