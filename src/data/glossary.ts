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
  /** Words under which readers look for it, at most ten, separated by commas; for the search, never shown. */
  readonly aka?: string;
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
      aka: "what is the json that describes a contract's functions, why do libraries ask for a contract interface file, contract interface description",
      definition:
        "Description of a contract's functions and events that a program needs to encode a call and to decode the result.",
      see: '/developers/precompiles',
    },
    {
      id: 'active-set',
      term: 'Active set',
      aka: 'what are the validators working right now called, validators on duty',
      definition:
        'Validators that produce blocks in the present session; a subset of the approved validators.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'address',
      term: 'Address',
      aka: 'public account identifier',
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
      aka: 'what is the secret inside my rpc url, network access token, what credential carries my free quota',
      definition:
        'Secret that belongs to one network and carries your allowance of free transactions. It is part of the path of your RPC URL.',
      see: '/users/getting_started',
    },
    {
      id: 'atm',
      term: 'ATM',
      aka: 'what does application token module mean, erc20 fee path, opt-in fee module, is atm a cash machine',
      definition:
        'Application Token Module: the fee-paying path, on which transactions pay a fee in an ERC-20 token. Transactions at zero fee do not touch it.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'aura',
      term: 'Aura',
      aka: 'what does authority round mean, round-robin block authoring, how is turn-taking among validators called',
      definition:
        'Authority Round: validators take turns, and each time slot belongs to one of them, who builds the block.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'base-fee',
      term: 'Base fee',
      aka: "does the block's minimum gas cost ever rise, fixed gas unit price, block's minimum price",
      definition:
        'Price that a block asks for each unit of gas, on the fee-paying path. It is constant on this chain.',
      see: '/developers/what_is_different',
    },
    {
      id: 'batch',
      term: 'Batch',
      aka: 'what are many rpc calls in one request called, bundle of json calls, grouped rpc requests',
      definition: 'Several JSON-RPC calls sent as one list in one HTTP request.',
      see: '/developers/public_rpc',
    },
    {
      id: 'block',
      term: 'Block',
      aka: 'what is a group of transactions on chain called, bundle of transactions, what is one step of the ledger',
      definition: 'List of transactions that a validator puts on the chain in one step.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'block-explorer',
      term: 'Block explorer',
      aka: 'what is an etherscan-like website called, what is a chain scanner',
      definition: 'Website that shows blocks, transactions, addresses and tokens of a network.',
      see: '/resources/block_explorer',
    },
    {
      id: 'block-time',
      term: 'Block time',
      aka: 'what is the interval between two blocks called, seconds per block meaning',
      definition: 'Time between two blocks, which is the length of one slot.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'bsr',
      term: 'BSR',
      aka: "what does business share revenue mean, developer fee kickback, what is the contract's cut of fees called",
      definition:
        'Business Share Revenue: the part of ATM fees that goes to the contract a transaction was sent to.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'chain-id',
      term: 'Chain id',
      aka: 'which number identifies a network, why is my signature not valid on another network, replay protection between testnet and mainnet',
      definition:
        'Number that tells one network from another. It is part of every signature, so a transaction for one network is void on the other.',
      see: '/users/getting_started',
    },
    {
      id: 'contract-account',
      term: 'Contract account',
      aka: 'can an address with code start transactions itself, account holding code, address without keys',
      definition: 'Address that holds code. It cannot send transactions of its own.',
      see: '/developers/what_is_different',
    },
    {
      id: 'conversion-rate',
      term: 'Conversion rate',
      aka: 'what is the price of gas in tokens called, token to wei ratio, validator-set exchange rate',
      definition: 'Number of token units that a validator charges for each wei that the gas costs.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'dapp',
      term: 'dApp',
      aka: 'what is a decentralized application, web3 app meaning, app running on contracts',
      definition: 'Application whose rules run in smart contracts.',
      see: '/how_stability_works/example_apps',
    },
    {
      id: 'dnt',
      term: 'DNT',
      aka: 'what does decentralized native token mean, stand-in for native coin, what is the abbreviation for my chosen gas token, what does dnt stand for',
      definition:
        'Decentralized Native Token: another name for the fee token of an address. It takes the place of a native coin.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'eip-1559',
      term: 'EIP-1559 transaction',
      aka: 'what are max fee and priority fee fields for, two-fee transaction format',
      definition:
        'Transaction type with two fee fields, maxFeePerGas and maxPriorityFeePerGas. Both are zero in a zero-fee transaction.',
      see: '/developers/what_is_different',
    },
    {
      id: 'eip-191',
      term: 'EIP-191 message',
      aka: 'what is a signed personal message standard, personal sign prefix, can a signed text be abused as a transaction',
      definition: "Text signed with an account's key in a form that can never be mistaken for a transaction.",
      see: '/how_stability_works/architecture',
    },
    {
      id: 'eip-3085',
      term: 'EIP-3085',
      aka: 'how do websites ask metamask to add a chain, wallet_addethereumchain standard, add network request standard',
      definition: 'Standard by which a website asks a wallet to add a network.',
      see: '/users/getting_started',
    },
    {
      id: 'eoa',
      term: 'EOA',
      aka: "what is an account with a private key called, ordinary user account, does a person's account differ from a contract, externally owned account definition",
      definition: 'Externally owned account: an address controlled by a private key rather than by code.',
      see: '/developers/precompiles',
    },
    {
      id: 'epoch',
      term: 'Epoch',
      aka: "over what period is a validator's work counted, validator performance period, stretch for measuring uptime",
      definition: 'Stretch of blocks over which the node checks whether a validator built one.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'erc-20',
      term: 'ERC-20',
      aka: 'what is the standard for fungible tokens, interchangeable token interface, which interface do stablecoins follow',
      definition:
        'Standard interface for tokens whose units are interchangeable: balances, transfers and allowances.',
      see: '/developers/tutorials/contract_deploy/deploy_contract_with_remix',
    },
    {
      id: 'erc-721',
      term: 'ERC-721',
      aka: 'what is the nft standard called, unique token interface, non-fungible token meaning, what does nft stand for technically',
      definition: 'Standard interface for tokens that are each unique, often called NFTs.',
      see: '/resources/block_explorer',
    },
    {
      id: 'event',
      term: 'Event',
      aka: 'what is a contract log entry, how do contracts notify apps off chain, emitted log record',
      definition:
        'Entry that a contract writes into the log of a transaction, for programs outside the chain to read.',
      see: '/developers/precompiles',
    },
    {
      id: 'evm',
      term: 'EVM',
      aka: 'what engine executes contracts, ethereum virtual machine meaning, bytecode interpreter',
      definition: 'Ethereum Virtual Machine: the engine that runs smart contracts.',
      see: '/developers/what_is_different',
    },
    {
      id: 'failed',
      term: 'Failed',
      aka: 'unsuccessful transaction label',
      definition:
        'Word for a transaction beyond the monthly allowance, which is not processed. Wallets may also use it for a transaction that reverted, which is in a block with status zero.',
      see: '/users/transactions',
    },
    {
      id: 'fee-token',
      term: 'Fee token',
      aka: 'which coin type can cover gas costs, erc20 used as gas, currency for paying fees',
      definition:
        'ERC-20 token on the supported list, which can pay fees on the fee-paying path. Your fee token is the one that your address has chosen, or else the default.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'vault',
      term: 'Fee vault',
      aka: 'where are collected fees held, escrow for unclaimed fees, pot of accrued earnings',
      definition: 'Precompile that holds fees of the fee-paying path until their earners claim them.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'finality',
      term: 'Finality',
      aka: 'irreversible block meaning',
      definition: 'State of a block that can no longer be undone.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'free',
      term: 'FREE',
      aka: 'what is the currency symbol in my wallet, placeholder ticker',
      definition:
        'Symbol that wallets show as the currency of both networks. It is a placeholder: the chain has no native token.',
      see: '/users/getting_started',
    },
    {
      id: 'free-transaction',
      term: 'Free transaction',
      aka: 'quota-counted gasless write, no-cost transaction meaning',
      definition: 'Transaction at zero fee that counts against the allowance of an API key.',
      see: '/users/transactions',
    },
    {
      id: 'frontier',
      term: 'Frontier',
      aka: 'which software makes substrate speak ethereum, ethereum compatibility layer, evm for polkadot chains',
      definition:
        "Software that adds Ethereum's accounts, transactions and RPC methods to a Substrate chain.",
      see: '/how_stability_works/architecture',
    },
    {
      id: 'function-selector',
      term: 'Function selector',
      aka: 'what are the first four bytes of calldata, method id hash, signature hash prefix, 4 byte method id',
      definition:
        "First four bytes of the hash of a function's signature. They tell a contract which function to run.",
      see: '/developers/precompiles',
    },
    {
      id: 'gas',
      term: 'Gas',
      aka: "what unit measures contract computation, computation units, is work still metered when it's free, what is gas even",
      definition:
        'Unit in which the EVM counts work. Gas is still counted and limited at zero fee; it costs nothing.',
      see: '/developers/what_is_different',
    },
    {
      id: 'gas-limit',
      term: 'Gas limit',
      aka: 'what is the maximum work per transaction called, cap on computation, ceiling for execution work',
      definition: 'Largest amount of gas that a transaction, or a block, is allowed to use.',
      see: '/developers/what_is_different',
    },
    {
      id: 'gas-price',
      term: 'Gas price',
      aka: 'what is the offer per unit of work called, bid per gas unit, legacy fee field meaning',
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
      aka: 'what is the voting protocol that finalizes blocks, finality gadget, polkadot finalization vote',
      definition:
        'Finality method: validators vote on chains of blocks, and what enough of them agree on becomes final.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'gtn',
      term: 'GTN',
      aka: 'what does global trust network stand for, production chain name, is gtn the live network',
      definition:
        'Global Trust Network: the mainnet, for production. What you write there is public and permanent.',
      see: '/users/getting_started',
    },
    {
      id: 'gwei',
      term: 'Gwei',
      aka: 'what is a billionth of a coin called, small fee unit, wallet fee denomination, billionth of eth',
      definition: 'Unit in which wallets write fees: a billionth of one whole unit of the currency.',
      see: '/developers/what_is_different',
    },
    {
      id: 'json-rpc',
      term: 'JSON-RPC',
      aka: 'what protocol do wallets use to talk to nodes, remote call protocol, how do apps format requests to a node',
      definition: 'Convention by which programs call a node: a method name and parameters as JSON over HTTP.',
      see: '/developers/public_rpc',
    },
    {
      id: 'mainnet',
      term: 'Mainnet',
      aka: 'what is the live production network called, real network, main chain meaning',
      definition: 'Network for production, as opposed to a test network. Here it is GTN.',
      see: '/users/getting_started',
    },
    {
      id: 'multicall',
      term: 'Multicall',
      aka: 'what contract bundles many reads into one, aggregate read calls contract, bundled reads helper',
      definition: 'Contract that runs many read calls as one, so that a program needs one request.',
      see: '/developers/tutorials/node_setup/viem_setup_example',
    },
    {
      id: 'native-token',
      term: 'Native token',
      aka: "what is a chain's own coin called, coins like eth, chain base currency",
      definition: 'Coin that a chain issues for itself. Stability has none.',
      see: '/how_stability_works/intro_to_stability',
    },
    {
      id: 'node',
      term: 'Node',
      aka: 'what program keeps a copy of the chain, server running the blockchain, full client like geth',
      definition: 'Program that stores the chain, checks blocks and responds to RPC calls.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'nonce',
      term: 'Nonce',
      aka: 'what is the counter on account transactions, transaction sequence number, per-account ordering number',
      definition: "Sequence number of an account's transactions. Each is used once, in order.",
      see: '/developers/public_rpc',
    },
    {
      id: 'owner-function',
      term: 'owner()',
      aka: 'which function tells who controls a contract, ownable getter, who does a contract say is its admin',
      definition:
        "Function that names the owner of a contract. It decides who may claim a contract's share of fees.",
      see: '/developers/ATM/bsr',
    },
    {
      id: 'pallet',
      term: 'Pallet',
      aka: 'what is a substrate module called, runtime building block, polkadot chain plugin, pallet meaning',
      definition: 'Module of a Substrate runtime.',
      see: '/resources/audits',
    },
    {
      id: 'pragma',
      term: 'Pragma',
      aka: 'what is the version line in a sol file, compiler version line, solidity file header',
      definition: 'Line in a Solidity file that says which compilers may build it.',
      see: '/developers/what_is_different',
    },
    {
      id: 'precompile',
      term: 'Precompile',
      aka: 'what is a contract baked into the node, built-in system contract, fixed-address native contract',
      definition: 'Contract built into the node, at a fixed address. You call it like any other contract.',
      see: '/developers/precompiles',
    },
    {
      id: 'priority-fee',
      term: 'Priority fee',
      aka: 'what is the miner tip called, tip to the validator, should i leave a tip per gas',
      definition: 'Tip per unit of gas in an EIP-1559 transaction. Set it to zero.',
      see: '/users/getting_started',
    },
    {
      id: 'private-key',
      term: 'Private key',
      aka: 'what is the secret behind my account, what if somebody gets my signing secret, signing secret, 64 digit secret that metamask exports what is it good for',
      definition: 'Secret that signs for an account. Whoever has it controls the account.',
      see: '/users/getting_started',
    },
    {
      id: 'private-pool',
      term: 'Private pool',
      aka: 'where do unmined gasless transactions sit, hidden mempool, dark mempool meaning',
      definition: 'Where zero-fee transactions wait. Nobody outside sees them until they are in a block.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'proof-of-authority',
      term: 'Proof of Authority',
      aka: 'what does poa mean, permissioned consensus, consensus without mining',
      definition: 'Consensus in which approved validators produce the blocks.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'public-pool',
      term: 'Public pool',
      aka: 'what is the open mempool for paid transactions, visible waiting queue, where do transactions with fees queue up',
      definition:
        'Where fee-paying transactions wait. Everyone can see them, and a higher gas price goes first.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'rate-limit',
      term: 'Rate limit',
      aka: 'what is a cap on calls per minute called, request throttle, key throttling meaning',
      definition: 'Largest number of requests that a key may make in a rolling minute.',
      see: '/developers/rate_limits',
    },
    {
      id: 'receipt',
      term: 'Receipt',
      aka: 'what tells me the outcome of a transaction, transaction result record, execution record with logs, what a receipt contains',
      definition: 'Record of what a transaction did: status, block, gas used and events.',
      see: '/developers/public_rpc',
    },
    {
      id: 'revert',
      term: 'Revert',
      aka: 'what is a rolled back contract call, undone call with error, does a rejected call still land in a block',
      definition:
        'End of a call that undoes all its changes and may carry an error text. A transaction that reverts is in a block, with status zero.',
      see: '/developers/precompiles',
    },
    {
      id: 'rpc-url',
      term: 'RPC URL',
      aka: 'what is the node endpoint in wallet settings, endpoint link for apps, which web address do programs talk to, what does rpc endpoint even mean',
      definition:
        'URL to which wallets and programs send their calls. With your key in its path it is called keyed, and it is a secret.',
      see: '/developers/public_rpc',
    },
    {
      id: 'runtime',
      term: 'Runtime',
      aka: 'what is the on-chain wasm code called, upgradeable chain logic, wasm transition rules, wasm state transition code stored onchain',
      definition:
        'Rules of the chain, compiled to WebAssembly and stored on the chain, so that an upgrade can replace them from a chosen block on.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'session',
      term: 'Session',
      aka: 'validator rotation period, fixed validator line-up',
      definition: 'Stretch of blocks during which the set of validators stays the same.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'shanghai',
      term: 'Shanghai',
      aka: 'which evm hard fork is supported, ethereum fork level, evm version name',
      definition: 'Version of the EVM that the chain runs. Instructions of later versions do not exist here.',
      see: '/developers/what_is_different',
    },
    {
      id: 'slot',
      term: 'Slot',
      aka: "what is a validator's turn called, one-block time window, two-second turn",
      definition: 'Stretch of time that belongs to one validator, who may build one block in it.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'smart-contract',
      term: 'Smart contract',
      aka: 'what is a program on the blockchain called, self-executing on-chain code, chaincode meaning, program on a blockchain that runs by itself explained simply',
      definition: 'Program stored on the chain that anyone can call and that runs as written.',
      see: '/developers/tutorials/contract_deploy/deploy_contract_with_remix',
    },
    {
      id: 'solidity',
      term: 'Solidity',
      aka: 'which programming language are contracts written in, contract coding language, is there a language like javascript for contracts',
      definition: 'Language in which most smart contracts are written.',
      see: '/developers/what_is_different',
    },
    {
      id: 'source-available',
      term: 'Source-available',
      aka: 'visible code no redistribution, public repo restrictive licence term',
      definition: 'Code that you can read but that its license does not let you pass on.',
      see: '/how_stability_works/intro_to_stability',
    },
    {
      id: 'sponsored-transaction',
      term: 'Sponsored transaction',
      aka: 'what is it called when someone else pays, third party pays gas meaning, gasless meta transaction definition',
      definition:
        'Fee-paying transaction whose fee someone other than the sender pays. At zero fee, by contrast, nobody pays.',
      see: '/developers/public_rpc',
    },
    {
      id: 'portal',
      term: 'Stability Portal',
      aka: 'what do they mean by the portal, key management dashboard meaning, developer console website term',
      definition: 'Website where you create API keys and see what you have used.',
      see: '/users/getting_started',
    },
    {
      id: 'testnet',
      term: 'Stability Testnet',
      aka: 'what is the sandbox chain called, playground network meaning, like sepolia or goerli here',
      definition: 'Network for trying things out. It has keys, contracts and an explorer of its own.',
      see: '/users/getting_started',
    },
    {
      id: 'substrate',
      term: 'Substrate',
      aka: 'what does substrate mean, parity framework definition',
      definition: 'Blockchain framework on which the node is built.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'technical-committee',
      term: 'Technical committee',
      aka: 'what does technical committee mean, council members definition, governance board term',
      definition:
        'Members who decide by motion, for example on validators, and who propose runtime upgrades. There is no voting by token.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'token-gating',
      term: 'Token gating',
      aka: 'does token gating restrict access to content, gated access misnomer, token gated meaning here',
      definition:
        'Rules by which tokens are listed, chosen and accepted for paying fees. Despite the name, it keeps nobody out.',
      see: '/developers/ATM/token_gating',
    },
    {
      id: 'transaction-hash',
      term: 'Transaction hash',
      aka: 'what is a txid, tx hash definition, long hex identifier of a transfer, txid meaning',
      definition:
        'Thirty-two bytes that identify a transaction. Explorers and nodes look the transaction up by its hash.',
      see: '/resources/block_explorer',
    },
    {
      id: 'validator',
      term: 'Validator',
      aka: 'what is the word for miner here, block producer meaning, staker or miner equivalent',
      definition: 'Approved entity that produces blocks and votes on finality.',
      see: '/how_stability_works/architecture',
    },
    {
      id: 'wallet',
      term: 'Wallet',
      aka: 'what does a wallet actually do, key keeper app definition, signing software term',
      definition: 'Program that keeps private keys and signs transactions.',
      see: '/users/getting_started',
    },
    {
      id: 'whitelist',
      term: 'Whitelist',
      aka: 'what does whitelisted mean in these docs, allowlist meaning, approved contracts list term',
      definition:
        'List of contracts that may claim from the fee vault, or of tokens that may pay fees. The owner of its precompile keeps it.',
      see: '/developers/ATM/bsr',
    },
    {
      id: 'zero-fee-transaction',
      term: 'Zero-fee transaction',
      aka: 'what counts as a zero-fee transaction, gasless tx definition',
      definition: 'Transaction whose fee fields are all zero, sent through an RPC URL with an API key.',
      see: '/developers/what_is_different',
    },
    {
      id: 'zgt',
      term: 'ZGT',
      aka: 'what does zgt stand for, zgt acronym',
      definition: 'Zero Gas Transaction: you sign a transaction with zero fees and send it to your RPC URL.',
      see: '/developers/public_rpc',
    },
    {
      id: 'zkt',
      term: 'ZKT',
      aka: 'what does zkt stand for, zkt acronym',
      definition:
        'Transaction that a service builds and signs for you after one HTTP request. The name is short for zero-knowledge transaction, yet no zero-knowledge proof is involved.',
      see: '/developers/zkt',
    },
  ],
};
