import type {FactTable} from '../plugins/facts';

/**
 * Terms and short definitions, in our own words and without figures, which are in their own modules.
 * Shown as tooltips by `Term` and as a list on `/how_stability_works/intro_to_stability`.
 */

/** One term. */
export interface GlossaryTerm {
  /** Kebab-case; also part of the anchor, `glossary-<id>`. */
  readonly id: string;
  readonly term: string;
  /** One to three sentences, at most 220 characters. */
  readonly definition: string;
  /** Route of the page that explains it. */
  readonly see?: string;
}

/** The glossary, in the alphabetical order of the terms. */
export const glossary: FactTable<GlossaryTerm> = {
  asOf: '2026-11-21',
  source: 'this documentation; facts behind it are dated on their own pages',
  rows: [
    {
      id: 'abi',
      term: 'ABI',
      definition:
        "Description of a contract's functions and events that a program needs to encode a call and to decode the result.",
      see: '/developers/precompiles',
    },
    {
      id: 'active-set',
      term: 'Active set',
      definition:
        'Validators that produce blocks in the present session; a subset of the approved validators.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'address',
      term: 'Address',
      definition:
        'Twenty bytes, written as 0x and hexadecimal digits, that name an account or a contract. The same private key gives the same address here and on Ethereum.',
      see: '/users/getting_started',
    },
    {
      id: 'allowance',
      term: 'Allowance',
      definition: 'Number of free transactions that an API key has each month.',
      see: '/users/transactions',
    },
    {
      id: 'api-key',
      term: 'API key',
      definition:
        'Secret that belongs to one network and carries your allowance of free transactions. It is part of the path of your RPC URL.',
      see: '/users/getting_started',
    },
    {
      id: 'atm',
      term: 'ATM',
      definition:
        'Application Token Module: the fee-paying path, on which transactions pay a fee in an ERC-20 token. Transactions at zero fee do not touch it.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'aura',
      term: 'Aura',
      definition:
        'Authority Round: validators take turns, and each time slot belongs to one of them, who builds the block.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'base-fee',
      term: 'Base fee',
      definition:
        'Price that a block asks for each unit of gas, on the fee-paying path. It is constant on this chain.',
      see: '/developers/what_is_different',
    },
    {
      id: 'batch',
      term: 'Batch',
      definition: 'Several JSON-RPC calls sent as one list in one HTTP request.',
      see: '/developers/public_rpc',
    },
    {
      id: 'block',
      term: 'Block',
      definition: 'List of transactions that a validator puts on the chain in one step.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'block-explorer',
      term: 'Block explorer',
      definition: 'Website that shows blocks, transactions, addresses and tokens of a network.',
      see: '/resources/block_explorer',
    },
    {
      id: 'block-time',
      term: 'Block time',
      definition: 'Time between two blocks, which is the length of one slot.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'bsr',
      term: 'BSR',
      definition:
        'Business Share Revenue: the part of ATM fees that goes to the contract a transaction was sent to.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'chain-id',
      term: 'Chain id',
      definition:
        'Number that tells one network from another. It is part of every signature, so a transaction for one network is void on the other.',
      see: '/users/getting_started',
    },
    {
      id: 'contract-account',
      term: 'Contract account',
      definition: 'Address that holds code. It cannot send transactions of its own.',
      see: '/developers/what_is_different',
    },
    {
      id: 'conversion-rate',
      term: 'Conversion rate',
      definition: 'Number of token units that a validator charges for each wei that the gas costs.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'dapp',
      term: 'dApp',
      definition: 'Application whose rules run in smart contracts.',
      see: '/how_stability_works/example_apps',
    },
    {
      id: 'dnt',
      term: 'DNT',
      definition:
        'Decentralized Native Token: another name for the fee token of an address. It takes the place of a native coin.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'eip-1559',
      term: 'EIP-1559 transaction',
      definition:
        'Transaction type with two fee fields, maxFeePerGas and maxPriorityFeePerGas. Both are zero in a zero-fee transaction.',
      see: '/developers/what_is_different',
    },
    {
      id: 'eip-191',
      term: 'EIP-191 message',
      definition: "Text signed with an account's key in a form that can never be mistaken for a transaction.",
      see: '/how_stability_works/architecture',
    },
    {
      id: 'eip-3085',
      term: 'EIP-3085',
      definition: 'Standard by which a website asks a wallet to add a network.',
      see: '/users/getting_started',
    },
    {
      id: 'eoa',
      term: 'EOA',
      definition: 'Externally owned account: an address controlled by a private key rather than by code.',
      see: '/developers/precompiles',
    },
    {
      id: 'epoch',
      term: 'Epoch',
      definition: 'Stretch of blocks over which the node checks whether a validator built one.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'erc-20',
      term: 'ERC-20',
      definition:
        'Standard interface for tokens whose units are interchangeable: balances, transfers and allowances.',
      see: '/developers/tutorials/contract_deploy/deploy_contract_with_remix',
    },
    {
      id: 'erc-721',
      term: 'ERC-721',
      definition: 'Standard interface for tokens that are each unique, often called NFTs.',
      see: '/resources/block_explorer',
    },
    {
      id: 'event',
      term: 'Event',
      definition:
        'Entry that a contract writes into the log of a transaction, for programs outside the chain to read.',
      see: '/developers/precompiles',
    },
    {
      id: 'evm',
      term: 'EVM',
      definition: 'Ethereum Virtual Machine: the engine that runs smart contracts.',
      see: '/developers/what_is_different',
    },
    {
      id: 'failed',
      term: 'Failed',
      definition:
        'Word for a transaction beyond the monthly allowance, which is not processed. Wallets may also use it for a transaction that reverted, which is in a block with status zero.',
      see: '/users/transactions',
    },
    {
      id: 'fee-token',
      term: 'Fee token',
      definition:
        'ERC-20 token on the supported list, which can pay fees on the fee-paying path. Your fee token is the one that your address has chosen, or else the default.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'vault',
      term: 'Fee vault',
      definition: 'Precompile that holds fees of the fee-paying path until their earners claim them.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'finality',
      term: 'Finality',
      definition: 'State of a block that can no longer be undone.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'free',
      term: 'FREE',
      definition:
        'Symbol that wallets show as the currency of both networks. It is a placeholder: the chain has no native token.',
      see: '/users/getting_started',
    },
    {
      id: 'free-transaction',
      term: 'Free transaction',
      definition: 'Transaction at zero fee that counts against the allowance of an API key.',
      see: '/users/transactions',
    },
    {
      id: 'frontier',
      term: 'Frontier',
      definition:
        "Software that adds Ethereum's accounts, transactions and RPC methods to a Substrate chain.",
      see: '/how_stability_works/architecture',
    },
    {
      id: 'function-selector',
      term: 'Function selector',
      definition:
        "First four bytes of the hash of a function's signature. They tell a contract which function to run.",
      see: '/developers/precompiles',
    },
    {
      id: 'gas',
      term: 'Gas',
      definition:
        'Unit in which the EVM counts work. Gas is still counted and limited at zero fee; it costs nothing.',
      see: '/developers/what_is_different',
    },
    {
      id: 'gas-limit',
      term: 'Gas limit',
      definition: 'Largest amount of gas that a transaction, or a block, is allowed to use.',
      see: '/developers/what_is_different',
    },
    {
      id: 'gas-price',
      term: 'Gas price',
      definition:
        'What a transaction offers for each unit of gas. In a zero-fee transaction it is zero, and you set it yourself.',
      see: '/developers/what_is_different',
    },
    {
      id: 'gateway',
      term: 'Gateway',
      definition: 'Server behind the RPC URLs. It checks your API key, its rate limit and its allowance.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'grandpa',
      term: 'GRANDPA',
      definition:
        'Finality method: validators vote on chains of blocks, and what enough of them agree on becomes final.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'gtn',
      term: 'GTN',
      definition:
        'Global Trust Network: the mainnet, for production. What you write there is public and permanent.',
      see: '/users/getting_started',
    },
    {
      id: 'gwei',
      term: 'Gwei',
      definition: 'Unit in which wallets write fees: a billionth of one whole unit of the currency.',
      see: '/developers/what_is_different',
    },
    {
      id: 'json-rpc',
      term: 'JSON-RPC',
      definition: 'Convention by which programs call a node: a method name and parameters as JSON over HTTP.',
      see: '/developers/public_rpc',
    },
    {
      id: 'mainnet',
      term: 'Mainnet',
      definition: 'Network for production, as opposed to a test network. Here it is GTN.',
      see: '/users/getting_started',
    },
    {
      id: 'multicall',
      term: 'Multicall',
      definition: 'Contract that runs many read calls as one, so that a program needs one request.',
      see: '/developers/tutorials/node_setup/viem_setup_example',
    },
    {
      id: 'native-token',
      term: 'Native token',
      definition: 'Coin that a chain issues for itself. Stability has none.',
      see: '/how_stability_works/intro_to_stability',
    },
    {
      id: 'node',
      term: 'Node',
      definition: 'Program that stores the chain, checks blocks and responds to RPC calls.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'nonce',
      term: 'Nonce',
      definition: "Sequence number of an account's transactions. Each is used once, in order.",
      see: '/developers/public_rpc',
    },
    {
      id: 'owner-function',
      term: 'owner()',
      definition:
        "Function that names the owner of a contract. It decides who may claim a contract's share of fees.",
      see: '/developers/ATM/bsr',
    },
    {id: 'pallet', term: 'Pallet', definition: 'Module of a Substrate runtime.', see: '/resources/audits'},
    {
      id: 'pragma',
      term: 'Pragma',
      definition: 'Line in a Solidity file that says which compilers may build it.',
      see: '/developers/what_is_different',
    },
    {
      id: 'precompile',
      term: 'Precompile',
      definition: 'Contract built into the node, at a fixed address. You call it like any other contract.',
      see: '/developers/precompiles',
    },
    {
      id: 'priority-fee',
      term: 'Priority fee',
      definition: 'Tip per unit of gas in an EIP-1559 transaction. Set it to zero.',
      see: '/users/getting_started',
    },
    {
      id: 'private-key',
      term: 'Private key',
      definition: 'Secret that signs for an account. Whoever has it controls the account.',
      see: '/users/getting_started',
    },
    {
      id: 'private-pool',
      term: 'Private pool',
      definition: 'Where zero-fee transactions wait. Nobody outside sees them until they are in a block.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'proof-of-authority',
      term: 'Proof of Authority',
      definition: 'Consensus in which approved validators produce the blocks.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'public-pool',
      term: 'Public pool',
      definition:
        'Where fee-paying transactions wait. Everyone can see them, and a higher gas price goes first.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'rate-limit',
      term: 'Rate limit',
      definition: 'Largest number of requests that a key may make in a rolling minute.',
      see: '/developers/rate_limits',
    },
    {
      id: 'receipt',
      term: 'Receipt',
      definition: 'Record of what a transaction did: status, block, gas used and events.',
      see: '/developers/public_rpc',
    },
    {
      id: 'revert',
      term: 'Revert',
      definition:
        'End of a call that undoes all its changes and may carry an error text. A transaction that reverts is in a block, with status zero.',
      see: '/developers/precompiles',
    },
    {
      id: 'rpc-url',
      term: 'RPC URL',
      definition:
        'URL to which wallets and programs send their calls. With your key in its path it is called keyed, and it is a secret.',
      see: '/developers/public_rpc',
    },
    {
      id: 'runtime',
      term: 'Runtime',
      definition:
        'Rules of the chain, compiled to WebAssembly and stored on the chain, so that an upgrade can replace them from a chosen block on.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'session',
      term: 'Session',
      definition: 'Stretch of blocks during which the set of validators stays the same.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'shanghai',
      term: 'Shanghai',
      definition: 'Version of the EVM that the chain runs. Instructions of later versions do not exist here.',
      see: '/developers/what_is_different',
    },
    {
      id: 'slot',
      term: 'Slot',
      definition: 'Stretch of time that belongs to one validator, who may build one block in it.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'smart-contract',
      term: 'Smart contract',
      definition: 'Program stored on the chain that anyone can call and that runs as written.',
      see: '/developers/tutorials/contract_deploy/deploy_contract_with_remix',
    },
    {
      id: 'solidity',
      term: 'Solidity',
      definition: 'Language in which most smart contracts are written.',
      see: '/developers/what_is_different',
    },
    {
      id: 'source-available',
      term: 'Source-available',
      definition: 'Code that you can read but that its license does not let you pass on.',
      see: '/how_stability_works/intro_to_stability',
    },
    {
      id: 'sponsored-transaction',
      term: 'Sponsored transaction',
      definition:
        'Fee-paying transaction whose fee someone other than the sender pays. At zero fee, by contrast, nobody pays.',
      see: '/developers/public_rpc',
    },
    {
      id: 'portal',
      term: 'Stability Portal',
      definition: 'Website where you create API keys and see what you have used.',
      see: '/users/getting_started',
    },
    {
      id: 'testnet',
      term: 'Stability Testnet',
      definition: 'Network for trying things out. It has keys, contracts and an explorer of its own.',
      see: '/users/getting_started',
    },
    {
      id: 'substrate',
      term: 'Substrate',
      definition: 'Blockchain framework on which the node is built.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'technical-committee',
      term: 'Technical committee',
      definition:
        'Members who decide by motion, for example on validators, and who propose runtime upgrades. There is no voting by token.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'token-gating',
      term: 'Token gating',
      definition:
        'Rules by which tokens are listed, chosen and accepted for paying fees. Despite the name, it keeps nobody out.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'transaction-hash',
      term: 'Transaction hash',
      definition:
        'Thirty-two bytes that identify a transaction. Explorers and nodes look the transaction up by its hash.',
      see: '/resources/block_explorer',
    },
    {
      id: 'validator',
      term: 'Validator',
      definition: 'Approved entity that produces blocks and votes on finality.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'wallet',
      term: 'Wallet',
      definition: 'Program that keeps private keys and signs transactions.',
      see: '/users/getting_started',
    },
    {
      id: 'whitelist',
      term: 'Whitelist',
      definition:
        'List of contracts that may claim from the fee vault, or of tokens that may pay fees. The owner of its precompile keeps it.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'zero-fee-transaction',
      term: 'Zero-fee transaction',
      definition: 'Transaction whose fee fields are all zero, sent through an RPC URL with an API key.',
      see: '/developers/what_is_different',
    },
    {
      id: 'zgt',
      term: 'ZGT',
      definition: 'Zero Gas Transaction: you sign a transaction with zero fees and send it to your RPC URL.',
      see: '/developers/public_rpc',
    },
    {
      id: 'zkt',
      term: 'ZKT',
      definition:
        'Transaction that a service builds and signs for you after one HTTP request. The name is short for zero-knowledge transaction, yet no zero-knowledge proof is involved.',
      see: '/developers/zkt',
    },
  ],
};
