import type {FactTable, FactTree} from '../plugins/facts';

/** What was read: the commits, and when each file of Stability's documentation last changed. Pages link to the files at these commits. */

/** A file of Stability's documentation. */
export interface DocsFile {
  readonly id: string;
  /** Path in the repository. */
  readonly file: string;
  /** ISO date of its last commit. */
  readonly changed: string;
}

const docs: FactTable<DocsFile> = {
  asOf: '2025-10-31',
  source: 'history of the docs repository',
  rows: [
    {id: 'archiveArchitecture', file: 'archive/architecture.md', changed: '2024-02-29'},
    {id: 'bsr', file: 'docs/developers/ATM/bsr.md', changed: '2025-07-08'},
    {id: 'tokenGating', file: 'docs/developers/ATM/token_gating.md', changed: '2025-07-09'},
    {id: 'developersGettingStarted', file: 'docs/developers/getting_started.md', changed: '2025-09-03'},
    {id: 'precompiles', file: 'docs/developers/precompiles.md', changed: '2025-07-08'},
    {id: 'publicRpc', file: 'docs/developers/public_rpc.md', changed: '2025-07-09'},
    {id: 'rateLimits', file: 'docs/developers/rate_limits.md', changed: '2025-10-31'},
    {
      id: 'deployContractWithRemix',
      file: 'docs/developers/tutorials/contract_deploy/deploy_contract_with_remix.md',
      changed: '2025-07-09',
    },
    {id: 'helloWorld', file: 'docs/developers/tutorials/contract_read/hello_world.md', changed: '2024-09-26'},
    {
      id: 'ethersSetupExample',
      file: 'docs/developers/tutorials/node_setup/ethers_setup_example.md',
      changed: '2024-08-20',
    },
    {
      id: 'viemSetupExample',
      file: 'docs/developers/tutorials/node_setup/viem_setup_example.md',
      changed: '2025-08-11',
    },
    {id: 'whatIsDifferent', file: 'docs/developers/what_is_different.md', changed: '2025-09-03'},
    {id: 'zkt', file: 'docs/developers/zkt.md', changed: '2025-08-11'},
    {id: 'docusaurusConfig', file: 'docusaurus.config.ts', changed: '2025-07-11'},
    {id: 'howArchitecture', file: 'docs/how_stability_works/architecture.md', changed: '2025-01-21'},
    {id: 'exampleApps', file: 'docs/how_stability_works/example_apps.md', changed: '2024-11-14'},
    {id: 'publicApi', file: 'public-api.yaml', changed: '2024-02-08'},
    {id: 'benchmarkTests', file: 'docs/resources/benchmark_tests.md', changed: '2024-08-27'},
    {id: 'blockExplorer', file: 'docs/resources/block_explorer.md', changed: '2025-08-11'},
    {id: 'contact', file: 'docs/resources/contact.md', changed: '2024-03-13'},
    {id: 'faq', file: 'docs/resources/faq.md', changed: '2025-08-11'},
    {id: 'sampleapps', file: 'docs/resources/sampleapps.md', changed: '2024-10-18'},
    {id: 'status', file: 'docs/resources/status.md', changed: '2024-03-13'},
    {id: 'usersGettingStarted', file: 'docs/users/getting_started.md', changed: '2025-09-03'},
    {id: 'transactions', file: 'docs/users/transactions.md', changed: '2025-05-27'},
  ],
};

/** Commits and files that were read. */
export const sources = {
  docsCommit: {
    value: 'https://github.com/stabilityprotocol/docs/blob/1706c1d78951858ec2e5efb426842d1ed40ec8f8/',
    asOf: '2025-10-31',
    source: 'history of the docs repository',
  },
  docs,
} as const satisfies FactTree;
