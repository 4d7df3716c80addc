import type {FactTree} from '../plugins/facts';
import {docs, node, NODE_FILES, others} from './sources';

/**
 * All external URLs that pages may link to, apart from the networks' own URLs (`networks.ts`), interface
 * files (`precompiles.ts`), the audit file (`audit.ts`) and demos (`apps.ts`). The weekly live check tests whether they respond.
 */
// cspell:ignore organisation -- part of a token name

const site = {
  main: {value: 'https://stabilityprotocol.com/', source: docs.config},
  docs: {value: 'https://docs.stabilityprotocol.com/', source: docs.config},
  portal: {value: 'https://portal.stabilityprotocol.com/', source: docs.users},
  status: {value: 'https://status.stabilityprotocol.com/', source: docs.status},
  zktOpenApi: {value: others.zktOpenApi.href, source: others.zktOpenApi},
} as const;

const github = {
  organisation: {value: 'https://github.com/stabilityprotocol', source: docs.config},
  node: {value: 'https://github.com/stabilityprotocol/stability', source: node.repository},
  docs: {value: 'https://github.com/stabilityprotocol/docs', source: docs.config},
} as const;

const social = {
  discord: {value: 'https://discord.com/invite/68j2XtTKY9', source: docs.contact},
  messageForm: {
    value:
      'https://us21.list-manage.com/contact-form?u=8afbcbdb9e4fdad91bd87ce22&form_id=9e39027f0e20b64fe0eb9a79af776a0c',
    source: docs.contact,
  },
  linkedin: {value: 'https://www.linkedin.com/company/stabilitysolutions', source: docs.contact},
  x: {value: 'https://x.com/stabilityinc', source: [node.readme, docs.contact]},
  medium: {value: 'https://medium.com/stabilitynetwork', source: docs.config},
} as const;

const source = {
  license: {value: `${NODE_FILES}LICENSE`, source: node.repository},
  businessShareRevenue: {value: `${NODE_FILES}docs/BUSINESS-SHARE-REVENUE.md`, source: node.repository},
  feeTokens: {value: `${NODE_FILES}docs/DECENTRALIZED-NATIVE-TOKEN.md`, source: node.repository},
  transactionSorting: {value: `${NODE_FILES}docs/TRANSACTION-SORTING.md`, source: node.repository},
  zeroGasTransactions: {value: `${NODE_FILES}docs/ZERO-GAS-TRANSACTIONS.md`, source: node.repository},
  sponsoredTransactions: {value: `${NODE_FILES}docs/SPONSORED-TRANSACTIONS.md`, source: node.repository},
  validatorHandling: {value: `${NODE_FILES}docs/VALIDATOR-CONNECTION-HANDLING.md`, source: node.repository},
  council: {value: `${NODE_FILES}docs/COUNCIL.md`, source: node.repository},
  upgradeRuntime: {value: `${NODE_FILES}docs/UPGRADE-RUNTIME.md`, source: node.repository},
  parameters: {value: `${NODE_FILES}docs/PARAMETERS.md`, source: node.repository},
  runtime: {value: `${NODE_FILES}runtime/src/lib.rs`, source: node.repository},
  runtimeConfig: {value: `${NODE_FILES}runtime/src/stability_config.rs`, source: node.repository},
  runner: {value: `${NODE_FILES}primitives/runner/src/lib.rs`, source: node.repository},
  customFee: {value: `${NODE_FILES}primitives/tools/src/custom_fee.rs`, source: node.repository},
} as const;

const media = {
  mintifyArticle: {
    value:
      'https://medium.com/stabilitynetwork/mintify-product-demo-for-the-easiest-onboarding-experience-in-blockchain-5754340741a9',
    source: docs.sampleApps,
  },
} as const;

const tools = {
  metamask: {value: 'https://metamask.io/download/', source: docs.users},
  remix: {value: 'https://remix.ethereum.org/', source: docs.remix},
  ethers: {value: 'https://docs.ethers.org/', source: others.standard},
  viem: {value: 'https://viem.sh/', source: others.standard},
  foundry: {value: 'https://getfoundry.sh/', source: others.standard},
  anvil: {value: 'https://getfoundry.sh/anvil', source: others.standard},
  openZeppelin: {value: 'https://docs.openzeppelin.com/', source: others.standard},
  web3j: {value: 'https://docs.web3j.io/', source: others.standard},
  solidity: {value: 'https://docs.soliditylang.org/', source: others.standard},
  nodejs: {value: 'https://nodejs.org/', source: others.standard},
  multicall3: {
    value: 'https://raw.githubusercontent.com/mds1/multicall/main/src/Multicall3.sol',
    source: docs.viem,
  },
  frontier: {value: 'https://github.com/paritytech/frontier', source: docs.archiveArchitecture},
} as const;

const standards = {
  executionApis: {value: 'https://ethereum.github.io/execution-apis/', source: docs.publicRpc},
  evmCodes: {value: 'https://www.evm.codes/precompiled?fork=shanghai', source: docs.precompiles},
  erc20: {value: 'https://eips.ethereum.org/EIPS/eip-20', source: docs.explorer},
  erc721: {value: 'https://eips.ethereum.org/EIPS/eip-721', source: docs.explorer},
  erc1155: {value: 'https://eips.ethereum.org/EIPS/eip-1155', source: docs.explorer},
  eip191: {value: 'https://eips.ethereum.org/EIPS/eip-191', source: others.standard},
  eip3085: {value: 'https://eips.ethereum.org/EIPS/eip-3085', source: others.standard},
  eip6963: {value: 'https://eips.ethereum.org/EIPS/eip-6963', source: others.standard},
  eip3607: {value: 'https://eips.ethereum.org/EIPS/eip-3607', source: others.standard},
  wcag: {value: 'https://www.w3.org/TR/WCAG22/', source: others.standard},
} as const;

/** External URLs. */
export const links = {site, github, social, source, media, tools, standards} as const satisfies FactTree;
