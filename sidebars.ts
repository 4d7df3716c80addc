import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** An entry that says its type, or the id of a page. */
type Item = Extract<Extract<SidebarsConfig[string], readonly unknown[]>[number], string | {type: string}>;

/** A category with an index page. The description is shown on that page and in lists of categories. */
function category(label: string, slug: string, description: string, items: Item[]) {
  return {
    type: 'category' as const,
    label,
    description,
    link: {type: 'generated-index' as const, slug: `/category/${slug}`, description},
    items,
  };
}

/** Entries that the index page of their category lists below a heading. */
function group(heading: string, items: Item[]): Item[] {
  return items.map((item) => ({
    ...(typeof item === 'string' ? {type: 'doc' as const, id: item} : item),
    customProps: {group: heading},
  }));
}

/** A page whose title ends with "(Beta)", which lists show as a label. */
const beta = (id: string, label: string) => ({type: 'doc' as const, id, label, className: 'beta'});

/** The only sidebar, in reading order. It contains every docs page and category. */
export default {
  docs: [
    {type: 'doc', id: 'intro', label: 'Welcome'},
    category(
      'How Stability Works',
      'how-stability-works',
      'What the network is, how a transaction gets into a block, and six demos.',
      [
        'how_stability_works/intro_to_stability',
        'how_stability_works/architecture',
        'how_stability_works/example_apps',
      ],
    ),
    category(
      'Users',
      'users',
      'Create an API key, connect your wallet, send a first transaction, and see how many transactions are free.',
      ['users/getting_started', 'users/transactions'],
    ),
    category(
      'Developers',
      'developers',
      'Read and write with zero fees, deploy contracts, and look up precompiles, RPC methods and limits.',
      [
        ...group('Start', [
          'developers/getting_started',
          'developers/what_is_different',
          category(
            'Tutorials',
            'tutorials',
            'Deploy a contract, read one, and set up ethers or viem, step by step.',
            [
              category(
                'Smart Contract Deployment Examples',
                'smart-contract-deployment-examples',
                'Deploy your first contract with zero fees: in Remix, or with Hardhat or Foundry.',
                ['developers/tutorials/contract_deploy/deploy_contract_with_remix'],
              ),
              category(
                'Smart Contract Read Examples',
                'smart-contract-read-examples',
                'Call a contract and print what it returns, without a key or a wallet.',
                ['developers/tutorials/contract_read/hello_world'],
              ),
              category(
                'Node Configuration Examples',
                'node-configuration-examples',
                'Set up ethers or viem, in Node.js or in the browser. You need no node of your own.',
                [
                  'developers/tutorials/node_setup/ethers_setup_example',
                  'developers/tutorials/node_setup/viem_setup_example',
                ],
              ),
            ],
          ),
        ]),
        ...group('Reference', [
          'developers/public_rpc',
          'developers/rate_limits',
          beta('developers/zkt', 'Zero-Knowledge Transactions'),
          'developers/precompiles',
          {
            type: 'link',
            label: 'API reference',
            href: '/api',
            description: 'Publish a message, and read, write or deploy a contract, over HTTP.',
          },
        ]),
        ...group('Fees', [
          {
            ...category(
              'ATM',
              'atm',
              'The Application Token Module: fees in a listed token, and a share of them for your contract. No documented URL accepts fee-paying transactions.',
              [
                beta('developers/ATM/token_gating', 'Token Gating'),
                beta('developers/ATM/bsr', 'Business Share Revenue'),
              ],
            ),
            className: 'beta',
          },
        ]),
      ],
    ),
    category(
      'Resources',
      'resources',
      'Block explorers, common questions, measured throughput, network status, sample code, the audit, and how to reach the team.',
      [
        'resources/block_explorer',
        'resources/faq',
        'resources/benchmark_tests',
        'resources/status',
        'resources/sampleapps',
        'resources/audits',
        'resources/contact',
      ],
    ),
  ],
} satisfies SidebarsConfig;
