import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The one sidebar, in the order a reader meets the subjects. Every page and category of the site is in it. */
export default {
  docs: [
    {type: 'doc', id: 'intro', label: 'Welcome'},
    {
      type: 'category',
      label: 'How Stability Works',
      link: {
        type: 'generated-index',
        slug: '/category/how-stability-works',
        description:
          'What the network is, how a transaction travels through it, and what people have built on it.',
      },
      items: [
        'how_stability_works/intro_to_stability',
        'how_stability_works/architecture',
        'how_stability_works/example_apps',
      ],
    },
    {
      type: 'category',
      label: 'Users',
      link: {
        type: 'generated-index',
        slug: '/category/users',
        description:
          'Get an API key, connect your wallet, set fees to zero, and see how many transactions are free.',
      },
      items: ['users/getting_started', 'users/transactions'],
    },
    {
      type: 'category',
      label: 'Developers',
      link: {
        type: 'generated-index',
        slug: '/category/developers',
        description:
          'Read and write with zero fees, deploy contracts, and look up precompiles, RPC methods and limits.',
      },
      items: [
        'developers/getting_started',
        'developers/what_is_different',
        {
          type: 'category',
          label: 'Tutorials',
          link: {
            type: 'generated-index',
            slug: '/category/tutorials',
            description: 'Step by step, from an empty folder to a result you can check.',
          },
          items: [
            {
              type: 'category',
              label: 'Smart Contract Deployment Examples',
              link: {
                type: 'generated-index',
                slug: '/category/smart-contract-deployment-examples',
                description: 'Put your first contract on chain without paying for gas.',
              },
              items: ['developers/tutorials/contract_deploy/deploy_contract_with_remix'],
            },
            {
              type: 'category',
              label: 'Smart Contract Read Examples',
              link: {
                type: 'generated-index',
                slug: '/category/smart-contract-read-examples',
                description: 'Call a contract and read its answer, without a key or a wallet.',
              },
              items: ['developers/tutorials/contract_read/hello_world'],
            },
            {
              type: 'category',
              label: 'Node Configuration Examples',
              link: {
                type: 'generated-index',
                slug: '/category/node-configuration-examples',
                description: 'Point your library at both networks from Node.js.',
              },
              items: [
                'developers/tutorials/node_setup/ethers_setup_example',
                'developers/tutorials/node_setup/viem_setup_example',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: 'ATM',
          link: {
            type: 'generated-index',
            slug: '/category/atm',
            description:
              'The Application Token Module: pay fees in a token of your choice, and share in the fees your contract earns.',
          },
          items: ['developers/ATM/bsr', 'developers/ATM/token_gating'],
        },
        'developers/rate_limits',
        'developers/zkt',
        'developers/precompiles',
        'developers/public_rpc',
      ],
    },
    {
      type: 'category',
      label: 'Resources',
      link: {
        type: 'generated-index',
        slug: '/category/resources',
        description:
          'Explorers, answers, measurements, network status, source code, the audit and how to reach the team.',
      },
      items: [
        'resources/block_explorer',
        'resources/faq',
        'resources/benchmark_tests',
        'resources/status',
        'resources/sampleapps',
        'resources/audits',
        'resources/contact',
      ],
    },
  ],
} satisfies SidebarsConfig;
