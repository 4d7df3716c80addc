import type {FactTree} from '../plugins/facts';

/**
 * All external URLs that pages may link to, apart from the networks' own URLs (`networks.ts`), interface
 * files (`precompiles.ts`), the audit file (`audit.ts`) and demos (`apps.ts`). The weekly live check tests whether they respond.
 */
// cspell:ignore organisation -- part of a token name

const DOCS = {asOf: '2025-07-11', source: 'docs docusaurus.config.ts'} as const;
const PORTAL = {asOf: '2025-09-03', source: 'docs users/getting_started.md'} as const;
const STATUS = {asOf: '2024-03-13', source: 'docs resources/status.md'} as const;
const CONTACT = {asOf: '2024-03-13', source: 'docs resources/contact.md'} as const;
const NODE = {asOf: '2025-08-19', source: 'node repository'} as const;
const RPC = {asOf: '2025-07-09', source: 'docs developers/public_rpc.md'} as const;
const PRECOMPILES = {asOf: '2025-07-08', source: 'docs developers/precompiles.md'} as const;
const EXPLORER = {asOf: '2025-08-11', source: 'docs resources/block_explorer.md'} as const;
const STANDARD = {asOf: '2026-11-21', source: 'public standard or tool documentation'} as const;

/** The node's files at the commit that was read. */
const NODE_FILES =
  'https://github.com/stabilityprotocol/stability/blob/e9bdc6d0a4fbcff643b775e1412007b820a18371/';

const site = {
  main: {value: 'https://stabilityprotocol.com/', ...DOCS},
  docs: {value: 'https://docs.stabilityprotocol.com/', ...DOCS},
  portal: {value: 'https://portal.stabilityprotocol.com/', ...PORTAL},
  status: {value: 'https://status.stabilityprotocol.com/', ...STATUS},
  zktOpenApi: {
    value: 'https://stabilityprotocol.github.io/stability-api-docs/',
    asOf: '2025-02-25',
    source: 'stability-api-docs openapi.yaml',
  },
} as const;

const github = {
  organisation: {value: 'https://github.com/stabilityprotocol', ...DOCS},
  node: {value: 'https://github.com/stabilityprotocol/stability', ...NODE},
  docs: {value: 'https://github.com/stabilityprotocol/docs', ...DOCS},
} as const;

const social = {
  discord: {value: 'https://discord.com/invite/68j2XtTKY9', ...CONTACT},
  messageForm: {
    value:
      'https://us21.list-manage.com/contact-form?u=8afbcbdb9e4fdad91bd87ce22&form_id=9e39027f0e20b64fe0eb9a79af776a0c',
    ...CONTACT,
  },
  linkedin: {value: 'https://www.linkedin.com/company/stabilitysolutions', ...CONTACT},
  x: {
    value: 'https://x.com/stabilityinc',
    asOf: '2025-05-14',
    source: 'node README.md; docs resources/contact.md',
  },
  medium: {value: 'https://medium.com/stabilitynetwork', ...DOCS},
} as const;

const source = {
  license: {value: `${NODE_FILES}LICENSE`, ...NODE},
  businessShareRevenue: {value: `${NODE_FILES}docs/BUSINESS-SHARE-REVENUE.md`, ...NODE},
  feeTokens: {value: `${NODE_FILES}docs/DECENTRALIZED-NATIVE-TOKEN.md`, ...NODE},
  transactionSorting: {value: `${NODE_FILES}docs/TRANSACTION-SORTING.md`, ...NODE},
  zeroGasTransactions: {value: `${NODE_FILES}docs/ZERO-GAS-TRANSACTIONS.md`, ...NODE},
  sponsoredTransactions: {value: `${NODE_FILES}docs/SPONSORED-TRANSACTIONS.md`, ...NODE},
  validatorHandling: {value: `${NODE_FILES}docs/VALIDATOR-CONNECTION-HANDLING.md`, ...NODE},
  council: {value: `${NODE_FILES}docs/COUNCIL.md`, ...NODE},
  upgradeRuntime: {value: `${NODE_FILES}docs/UPGRADE-RUNTIME.md`, ...NODE},
  parameters: {value: `${NODE_FILES}docs/PARAMETERS.md`, ...NODE},
  runtime: {value: `${NODE_FILES}runtime/src/lib.rs`, ...NODE},
  runtimeConfig: {value: `${NODE_FILES}runtime/src/stability_config.rs`, ...NODE},
  runner: {value: `${NODE_FILES}primitives/runner/src/lib.rs`, ...NODE},
  customFee: {value: `${NODE_FILES}primitives/tools/src/custom_fee.rs`, ...NODE},
} as const;

const media = {
  mintifyArticle: {
    value:
      'https://medium.com/stabilitynetwork/mintify-product-demo-for-the-easiest-onboarding-experience-in-blockchain-5754340741a9',
    asOf: '2024-10-18',
    source: 'docs resources/sampleapps.md',
  },
} as const;

const tools = {
  metamask: {value: 'https://metamask.io/download/', ...PORTAL},
  remix: {
    value: 'https://remix.ethereum.org/',
    asOf: '2025-07-09',
    source: 'docs developers/tutorials/contract_deploy/deploy_contract_with_remix.md',
  },
  ethers: {value: 'https://docs.ethers.org/', ...STANDARD},
  viem: {value: 'https://viem.sh/', ...STANDARD},
  foundry: {value: 'https://getfoundry.sh/', ...STANDARD},
  anvil: {value: 'https://getfoundry.sh/anvil', ...STANDARD},
  openZeppelin: {value: 'https://docs.openzeppelin.com/', ...STANDARD},
  web3j: {value: 'https://docs.web3j.io/', ...STANDARD},
  solidity: {value: 'https://docs.soliditylang.org/', ...STANDARD},
  nodejs: {value: 'https://nodejs.org/', ...STANDARD},
  multicall3: {
    value: 'https://raw.githubusercontent.com/mds1/multicall/main/src/Multicall3.sol',
    asOf: '2025-08-11',
    source: 'docs developers/tutorials/node_setup/viem_setup_example.md',
  },
  frontier: {
    value: 'https://github.com/paritytech/frontier',
    asOf: '2024-02-29',
    source: 'docs archive/architecture.md',
  },
} as const;

const standards = {
  executionApis: {value: 'https://ethereum.github.io/execution-apis/', ...RPC},
  evmCodes: {value: 'https://www.evm.codes/precompiled?fork=shanghai', ...PRECOMPILES},
  erc20: {value: 'https://eips.ethereum.org/EIPS/eip-20', ...EXPLORER},
  erc721: {value: 'https://eips.ethereum.org/EIPS/eip-721', ...EXPLORER},
  erc1155: {value: 'https://eips.ethereum.org/EIPS/eip-1155', ...EXPLORER},
  eip191: {value: 'https://eips.ethereum.org/EIPS/eip-191', ...STANDARD},
  eip3085: {value: 'https://eips.ethereum.org/EIPS/eip-3085', ...STANDARD},
  eip6963: {value: 'https://eips.ethereum.org/EIPS/eip-6963', ...STANDARD},
  eip3607: {value: 'https://eips.ethereum.org/EIPS/eip-3607', ...STANDARD},
  wcag: {value: 'https://www.w3.org/TR/WCAG22/', ...STANDARD},
} as const;

/** External URLs. */
export const links = {site, github, social, source, media, tools, standards} as const satisfies FactTree;
