import type {Source} from '../plugins/facts';

/** What was read, each once: data modules refer to it. Links lead to the files at the commits that were read. */

const DOCS_FILES = 'https://github.com/stabilityprotocol/docs/blob/1706c1d78951858ec2e5efb426842d1ed40ec8f8/';
const NODE = 'https://github.com/stabilityprotocol/stability/';
const NODE_COMMIT = 'e9bdc6d0a4fbcff643b775e1412007b820a18371/';
/** The node's files. */
export const NODE_FILES = `${NODE}blob/${NODE_COMMIT}`;
/** Files of Frontier, at the commit that the node uses. */
export const FRONTIER_FILES =
  'https://github.com/polkadot-evm/frontier/blob/2e219e17a526125da003e64ef22ec037917083fa/';
/** Date of the commit of the node, and of the last change of its texts. */
const [NODE_CODE, NODE_TEXTS] = ['2025-08-19', '2025-05-14'];
const AUDIT_REPORT = `${NODE_FILES}docs/media/SlowMIst-Audit-November-2023.pdf`;

function docsFile(file: string, asOf: string) {
  const title = `Stability's docs: ${file.replace(/^docs\/|\.md$/g, '')}`;
  return {title, href: `${DOCS_FILES}${file}`, asOf} satisfies Source;
}

function nodeFile(file: string, asOf = NODE_CODE) {
  return {title: `Node: ${file}`, href: `${NODE_FILES}${file}`, asOf} satisfies Source;
}

function nodeFolder(folder: string, files: string) {
  return {
    title: `Node: ${folder}${files}`,
    href: `${NODE}tree/${NODE_COMMIT}${folder}`,
    asOf: NODE_CODE,
  } satisfies Source;
}

/** Files of Stability's documentation, each with the date of its last commit. */
export const docs = {
  history: {title: 'History of the docs repository', asOf: '2025-10-31'},
  archiveArchitecture: docsFile('archive/architecture.md', '2024-02-29'),
  firstAtm: {title: 'Docs, first version of the ATM page', asOf: '2025-04-03'},
  bsr: docsFile('docs/developers/ATM/bsr.md', '2025-07-08'),
  tokenGating: docsFile('docs/developers/ATM/token_gating.md', '2025-07-09'),
  developers: docsFile('docs/developers/getting_started.md', '2025-09-03'),
  precompiles: docsFile('docs/developers/precompiles.md', '2025-07-08'),
  publicRpc: docsFile('docs/developers/public_rpc.md', '2025-07-09'),
  rateLimits: docsFile('docs/developers/rate_limits.md', '2025-10-31'),
  remix: docsFile('docs/developers/tutorials/contract_deploy/deploy_contract_with_remix.md', '2025-07-09'),
  helloWorld: docsFile('docs/developers/tutorials/contract_read/hello_world.md', '2024-09-26'),
  viem: docsFile('docs/developers/tutorials/node_setup/viem_setup_example.md', '2025-08-11'),
  different: docsFile('docs/developers/what_is_different.md', '2025-09-03'),
  zkt: docsFile('docs/developers/zkt.md', '2025-08-11'),
  config: docsFile('docusaurus.config.ts', '2025-07-11'),
  architecture: docsFile('docs/how_stability_works/architecture.md', '2025-01-21'),
  exampleApps: docsFile('docs/how_stability_works/example_apps.md', '2024-11-14'),
  publicApi: docsFile('public-api.yaml', '2024-02-08'),
  benchmarks: docsFile('docs/resources/benchmark_tests.md', '2024-08-27'),
  explorer: docsFile('docs/resources/block_explorer.md', '2025-08-11'),
  contact: docsFile('docs/resources/contact.md', '2024-03-13'),
  faq: docsFile('docs/resources/faq.md', '2025-08-11'),
  sampleApps: docsFile('docs/resources/sampleapps.md', '2024-10-18'),
  status: docsFile('docs/resources/status.md', '2024-03-13'),
  users: docsFile('docs/users/getting_started.md', '2025-09-03'),
} as const;

/** The node: its code at one commit, and its texts, which are older. */
export const node = {
  repository: {title: 'Node', href: `${NODE}tree/${NODE_COMMIT}`, asOf: NODE_CODE},
  readme: nodeFile('README.md', NODE_TEXTS),
  license: nodeFile('LICENSE', NODE_TEXTS),
  feeTokens: nodeFile('docs/DECENTRALIZED-NATIVE-TOKEN.md', NODE_TEXTS),
  sorting: nodeFile('docs/TRANSACTION-SORTING.md', NODE_TEXTS),
  validators: nodeFile('docs/VALIDATOR-CONNECTION-HANDLING.md', NODE_TEXTS),
  zeroGas: nodeFile('docs/ZERO-GAS-TRANSACTIONS.md', NODE_TEXTS),
  lock: nodeFile('Cargo.lock'),
  chainSpec: nodeFile('node/src/chain_spec/mod.rs'),
  stability: nodeFile('node/src/stability.rs'),
  feeController: nodeFile('pallets/dnt-fee-controller/src/lib.rs'),
  sponsored: nodeFile('pallets/sponsored-transactions/src/lib.rs'),
  feeSelector: nodeFile('pallets/token-fee-controller/validator-fee-selector/src/lib.rs'),
  validatorSet: nodeFile('pallets/validator-set/src/lib.rs'),
  ownable: nodeFolder('precompiles', '/**/src/lib.rs'),
  interfaces: nodeFolder('precompiles', '/**/*.sol (headers)'),
  vault: nodeFile('precompiles/fee-rewards-vault-controller/src/lib.rs'),
  feeTokenSelector: nodeFile('precompiles/token-fee-controller/fee-token-selector/src/lib.rs'),
  supportedTokens: nodeFile('precompiles/token-fee-controller/supported-tokens-manager/src/lib.rs'),
  validatorFee: nodeFile('precompiles/token-fee-controller/validator-fee-selector/src/lib.rs'),
  upgradeRuntime: nodeFile('precompiles/upgrade-runtime-controller/src/lib.rs'),
  validatorController: nodeFile('precompiles/validator-controller/src/lib.rs'),
  runner: nodeFile('primitives/runner/src/lib.rs'),
  customFee: nodeFile('primitives/tools/src/custom_fee.rs'),
  types: nodeFile('primitives/tools/src/eth.rs'),
  runtime: nodeFile('runtime/src/lib.rs'),
  precompiles: nodeFile('runtime/src/precompiles.rs'),
  config: nodeFile('runtime/src/stability_config.rs'),
  rpc: nodeFile('stability-rpc/src/lib.rs'),
} as const;

/** What others published. */
export const others = {
  audit: {title: 'Audit report of SlowMist', href: AUDIT_REPORT, asOf: '2023-11-10'},
  zktOpenApi: {
    title: 'OpenAPI description of ZKT',
    href: 'https://stabilityprotocol.github.io/stability-api-docs/',
    asOf: '2025-02-25',
  },
  repositories: {
    title: 'Repositories of Stability on GitHub',
    href: 'https://github.com/stabilityprotocol',
    asOf: '2025-01-14',
  },
  publisher: {
    title: 'Repository stability-publisher-dapp',
    href: 'https://github.com/stabilityprotocol/stability-publisher-dapp',
    asOf: '2024-11-14',
  },
  // The revision has no date: this is the day of reading.
  frontier: {title: 'Source code of Frontier at 2e219e17: client/rpc-core/src/eth.rs', asOf: '2026-11-28'},
  evm: {title: 'Source code of the EVM: rust-ethereum/evm, Config::shanghai', asOf: '2026-11-28'},
  viemChains: {title: 'Source code of viem: src/chains', asOf: '2026-08-22'},
  nodejs: {title: 'Release schedule of Node.js', asOf: '2026-11-25'},
  forks: {title: 'Specifications of the forks of Ethereum', asOf: '2026-11-25'},
  promptLinks: {
    title: 'Menus of other documentation sites, which open both with a prompt',
    asOf: '2026-11-28',
    unlisted: true,
  },
  /** A link is its own source. */
  standard: {title: 'Public standard or tool documentation', asOf: '2026-11-22', unlisted: true},
} as const satisfies Readonly<Record<string, Source>>;

/** What was found out or chosen for this site. */
export const here = {
  auditFile: {title: 'Audit report, hashed for this site', href: AUDIT_REPORT, asOf: '2026-11-20'},
  tests: {title: 'The tests of this site', asOf: '2026-11-21'},
  run: {title: 'Run for this site', asOf: '2026-11-26'},
  byHand: {title: 'Run by hand for this site', asOf: '2026-11-26'},
  solc: {title: 'Runs of the compiler (solc-js) for this site', asOf: '2026-11-20'},
  openZeppelin: {
    title: 'OpenZeppelin contracts, compiled for this site within the limits of the chain',
    asOf: '2026-11-21',
  },
  perMinute: {
    title: 'Computed: requests per minute of the free tier, divided by the calls of one transaction',
    asOf: '2025-10-31',
  },
  perDay: {title: 'Computed: free transactions per month, divided by 30 days', asOf: '2025-09-03'},
  ceiling: {title: 'Computed from block gas and block time', href: node.config.href, asOf: NODE_CODE},
  chosen: {title: 'Chosen for this documentation', asOf: '2026-11-22', unlisted: true},
} as const satisfies Readonly<Record<string, Source>>;
