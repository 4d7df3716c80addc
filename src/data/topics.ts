/**
 * Broad words, and the sections that a search for such a word should also find although their own text uses other words. Searched
 * with a low weight, never shown. Keys are the words, values are addresses of the site. Reviewed by hand, written with readers in
 * mind, never from a test query.
 */
// prettier-ignore
export const topics: Readonly<Record<string, readonly string[]>> = {
  // money
  'gas': [
    '/developers/what_is_different#gas', '/developers/what_is_different#fees', '/developers/what_is_different#zero-fee-fields', '/developers/what_is_different#combinations',
    '/users/getting_started#set-fees-to-zero', '/resources/faq#gas-limits', '/resources/faq#wallet-shows-fee', '/how_stability_works/intro_to_stability#why-no-fee',
    '/how_stability_works/intro_to_stability#glossary-gas', '/how_stability_works/intro_to_stability#glossary-gas-limit', '/how_stability_works/intro_to_stability#glossary-gas-price',
    '/how_stability_works/intro_to_stability#glossary-gwei', '/how_stability_works/intro_to_stability#glossary-base-fee', '/how_stability_works/intro_to_stability#glossary-priority-fee',
    '/resources/benchmark_tests#size', '/resources/benchmark_tests#chart', '/developers/ATM/token_gating#formulas',
  ],
  'fees cost price': [
    '/developers/what_is_different#fees', '/developers/what_is_different#zero-fee-fields', '/users/getting_started#set-fees-to-zero', '/resources/faq#fees', '/resources/faq#zero-fee-code',
    '/resources/faq#wallet-shows-fee', '/resources/faq#pay-a-fee', '/resources/faq#failed-cost', '/how_stability_works/intro_to_stability#why-no-fee', '/users/transactions#what-you-get',
    '/developers/ATM/bsr#split', '/developers/ATM/token_gating#formulas', '/developers/ATM/token_gating#choose-your-fee-token', '/how_stability_works/intro_to_stability#glossary-fee-token',
    '/how_stability_works/intro_to_stability#glossary-zero-fee-transaction', '/how_stability_works/intro_to_stability#glossary-free-transaction', '/resources/faq#need-cryptocurrency',
  ],
  'pricing plan subscription paid billing': [
    '/developers/rate_limits#tiers', '/developers/rate_limits#raise', '/users/transactions#what-you-get', '/users/transactions', '/resources/faq#get-more', '/resources/faq#how-many-free',
    '/resources/faq#requests-per-minute', '/resources/faq#need-cryptocurrency', '/resources/contact#start-here', '/#business',
  ],
  'token coin currency': [
    '/resources/faq#own-token', '/resources/faq#no-coin', '/resources/faq#what-is-free', '/users/getting_started#free-balance', '/developers/what_is_different#value', '/resources/faq#need-cryptocurrency',
    '/how_stability_works/intro_to_stability#glossary-native-token', '/how_stability_works/intro_to_stability#glossary-erc-20', '/how_stability_works/intro_to_stability#glossary-fee-token',
    '/how_stability_works/intro_to_stability#glossary-dnt', '/how_stability_works/intro_to_stability#glossary-free', '/developers/public_rpc#supported-tokens', '/developers/precompiles#0x801',
    '/developers/ATM/token_gating#choose-your-fee-token', '/developers/ATM/token_gating', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#file', '/resources/faq#faucet',
  ],
  'payment pay money stablecoin': [
    '/developers/what_is_different#take-a-payment', '/developers/what_is_different#payment', '/developers/what_is_different#pay', '/developers/what_is_different#value',
    '/how_stability_works/example_apps#paynow', '/resources/sampleapps#repository-paynow', '/resources/sampleapps#which-one', '/resources/faq#pay-a-fee', '/resources/faq#native-value', '/resources/faq#send-button',
    '/developers/ATM/token_gating#example-stablecoin', '/developers/ATM/token_gating#decimals', '/developers/getting_started#whose-key',
  ],
  'balance funds': [
    '/users/getting_started#free-balance', '/resources/faq#address-balance', '/resources/faq#what-is-free', '/resources/faq#native-value', '/developers/what_is_different#value', '/resources/faq#need-cryptocurrency',
    '/resources/faq#faucet', '/how_stability_works/intro_to_stability#glossary-free', '/users/getting_started#troubleshooting', '/developers/public_rpc#errors-send',
  ],
  'nft erc721 collectible': [
    '/resources/faq#own-token', '/how_stability_works/example_apps#mintify', '/resources/sampleapps#repository-fungibles', '/how_stability_works/intro_to_stability#glossary-erc-721',
    '/developers/what_is_different#openzeppelin', '/resources/sampleapps#which-one',
  ],
  'revenue earn income reward business': [
    '/developers/ATM/bsr', '/developers/ATM/bsr#what-you-earn', '/developers/ATM/bsr#split', '/developers/ATM/bsr#claim', '/developers/ATM/bsr#check', '/developers/ATM/bsr#prepare', '/developers/precompiles#0x807',
    '/how_stability_works/intro_to_stability#glossary-bsr', '/how_stability_works/intro_to_stability#glossary-vault', '/developers/ATM/token_gating', '/category/atm',
  ],
  'claim withdraw': [
    '/developers/ATM/bsr#claim', '/developers/ATM/bsr#who-may-claim', '/developers/ATM/bsr#check', '/developers/ATM/bsr#reward-claimed', '/developers/ATM/bsr#prepare', '/developers/ATM/bsr#troubleshooting',
    '/developers/precompiles#0x807', '/how_stability_works/intro_to_stability#glossary-whitelist', '/how_stability_works/intro_to_stability#glossary-vault',
  ],
  'whitelist allowlist permission access': [
    '/developers/ATM/bsr#prepare', '/developers/ATM/bsr#who-may-claim', '/developers/precompiles#0x807', '/developers/precompiles#callers', '/how_stability_works/intro_to_stability#glossary-whitelist',
    '/resources/contact#start-here', '/resources/faq#write-without-key', '/developers/zkt#signing',
  ],
  'sponsored sponsor paymaster relayer': [
    '/developers/public_rpc#sponsored', '/developers/getting_started#relay', '/developers/getting_started#whose-key', '/how_stability_works/intro_to_stability#glossary-sponsored-transaction',
    '/how_stability_works/architecture#pools', '/developers/public_rpc#stability-methods', '/developers/zkt#how',
  ],

  // limits
  'limits limit maximum restriction': [
    '/resources/faq#limits', '/users/transactions#two-limits', '/developers/rate_limits', '/developers/rate_limits#tiers', '/developers/zkt#limits', '/developers/what_is_different#gas', '/resources/faq#gas-limits',
    '/resources/faq#batch-size', '/resources/faq#requests-per-minute', '/resources/faq#why-limits', '/resources/faq#how-many-free', '/developers/public_rpc#batch', '/developers/public_rpc#errors-limits',
    '/developers/getting_started#capacity', '/how_stability_works/intro_to_stability#glossary-rate-limit', '/how_stability_works/intro_to_stability#glossary-gas-limit', '/developers/rate_limits#raise',
  ],
  'quota allowance': [
    '/users/transactions', '/users/transactions#what-you-get', '/users/transactions#see-what-is-left', '/users/transactions#used-up', '/users/transactions#two-limits', '/resources/faq#how-many-free', '/resources/faq#used-up',
    '/resources/faq#get-more', '/resources/faq#keys', '/developers/getting_started#capacity', '/developers/getting_started#whose-key', '/how_stability_works/intro_to_stability#glossary-free-transaction',
    '/how_stability_works/intro_to_stability#glossary-failed', '/users/transactions#not-documented', '/api#tag/Free-transactions/operation/getFreeTransactions',
  ],
  'throttle requests 429': [
    '/developers/rate_limits', '/developers/rate_limits#over', '/developers/rate_limits#back-off', '/developers/rate_limits#tiers', '/developers/rate_limits#counts', '/developers/rate_limits#troubleshooting',
    '/resources/faq#status-429', '/resources/faq#requests-per-minute', '/users/transactions#two-limits', '/developers/public_rpc#errors-limits', '/how_stability_works/intro_to_stability#glossary-rate-limit',
  ],
  'capacity scale load traffic users': [
    '/resources/benchmark_tests#size', '/developers/getting_started#capacity', '/developers/rate_limits#tiers', '/developers/rate_limits#counts', '/developers/rate_limits#raise', '/resources/benchmark_tests#summary',
    '/resources/benchmark_tests#chart', '/resources/faq#get-more', '/users/transactions#two-limits',
  ],
  'spam abuse': [
    '/how_stability_works/intro_to_stability#why-no-fee', '/resources/faq#why-limits', '/resources/faq#no-coin', '/users/transactions#what-you-get', '/how_stability_works/intro_to_stability#trade-offs',
  ],

  // wallets, keys, accounts
  'wallet metamask': [
    '/users/getting_started', '/users/getting_started#add-the-network', '/users/getting_started#add-with-the-portal', '/users/getting_started#add-by-hand', '/users/getting_started#set-fees-to-zero',
    '/users/getting_started#free-balance', '/users/getting_started#check-the-connection', '/users/getting_started#troubleshooting', '/resources/faq#wallets', '/resources/faq#keep-wallet', '/resources/faq#wallet-shows-fee',
    '/resources/faq#send-button', '/resources/faq#ethereum-address', '/resources/faq#connect-gtn', '/resources/faq#connect-testnet', '/how_stability_works/intro_to_stability#glossary-wallet', '/#connect',
    '/developers/tutorials/node_setup/ethers_setup_example#browser',
  ],
  'api key keys credentials': [
    '/users/getting_started#get-an-api-key', '/resources/faq#keys', '/resources/faq#rpc-url-secret', '/resources/faq#write-without-key', '/resources/faq#sign-in', '/how_stability_works/intro_to_stability#glossary-api-key',
    '/how_stability_works/intro_to_stability#glossary-portal', '/users/transactions#what-you-get', '/how_stability_works/example_apps#portal', '/developers/what_is_different#keyed-url', '/developers/getting_started#whose-key',
    '/api#tag/Paid-transactions/operation/createApiKey', '/api#tag/Paid-transactions/operation/getApiKeyDetails', '/api#tag/Paid-transactions', '/developers/getting_started#production', '/resources/faq#need-cryptocurrency',
  ],
  'private key secret environment mnemonic keystore kms hsm': [
    '/developers/getting_started#secrets', '/how_stability_works/intro_to_stability#glossary-private-key', '/resources/faq#rpc-url-secret', '/developers/zkt#signing', '/developers/zkt', '/developers/zkt#deploy', '/resources/faq#ethereum-address',
    '/how_stability_works/architecture#trust', '/resources/sampleapps#check-before-reuse', '/developers/getting_started#whose-key', '/users/getting_started#get-an-api-key', '/resources/faq#zgt-or-zkt', '/developers/getting_started#choose',
  ],
  'account sign in login register portal': [
    '/users/getting_started#get-an-api-key', '/resources/faq#sign-in', '/how_stability_works/example_apps#portal', '/how_stability_works/intro_to_stability#glossary-portal', '/users/getting_started#add-with-the-portal',
    '/users/transactions#see-what-is-left', '/developers/rate_limits#raise', '/how_stability_works/intro_to_stability#glossary-eoa', '/developers/getting_started#secrets', '/resources/faq#keys',
  ],
  'sign signing signature signer': [
    '/developers/zkt#signing', '/developers/zkt#how', '/developers/getting_started#choose', '/developers/getting_started#send', '/developers/getting_started#whose-key', '/developers/getting_started#relay',
    '/how_stability_works/intro_to_stability#glossary-eip-191', '/how_stability_works/intro_to_stability#glossary-private-key', '/how_stability_works/intro_to_stability#ways', '/how_stability_works/architecture#path',
    '/developers/tutorials/node_setup/ethers_setup_example#browser', '/developers/tutorials/node_setup/viem_setup_example#browser', '/developers/tutorials/node_setup/viem_setup_example#clients',
  ],
  'address addresses': [
    '/resources/faq#ethereum-address', '/how_stability_works/intro_to_stability#glossary-address', '/developers/precompiles#all', '/developers/tutorials/node_setup/viem_setup_example#multicall', '/resources/block_explorer#look-up',
    '/resources/block_explorer#addresses', '/resources/faq#wallets', '/developers/getting_started#facts', '/developers/zkt#signing', '/developers/ATM/token_gating#genesis-token', '/developers/tutorials/contract_read/hello_world#contract',
  ],

  // networks and endpoints
  'network networks mainnet gtn production': [
    '/users/getting_started#choose-a-network', '/#connect', '/resources/faq#which-network', '/resources/faq#connect-gtn', '/resources/faq#network', '/how_stability_works/intro_to_stability#what-it-is', '/developers/getting_started#production',
    '/how_stability_works/intro_to_stability#glossary-gtn', '/how_stability_works/intro_to_stability#glossary-mainnet', '/users/getting_started#add-by-hand', '/developers/tutorials/node_setup/viem_setup_example#chains',
    '/developers/public_rpc#urls', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#testnet', '/resources/block_explorer#addresses',
  ],
  'testnet test faucet': [
    '/users/getting_started#choose-a-network', '/#connect', '/resources/faq#which-network', '/resources/faq#connect-testnet', '/resources/faq#faucet', '/how_stability_works/intro_to_stability#glossary-testnet',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#testnet', '/users/getting_started#add-by-hand', '/developers/zkt#message', '/developers/getting_started#local-chain', '/how_stability_works/intro_to_stability#what-it-is',
    '/developers/getting_started#secrets',
  ],
  'chain id chainid 101010 20180427': [
    '/#connect', '/users/getting_started#add-by-hand', '/users/getting_started#check-the-connection', '/users/getting_started#choose-a-network', '/how_stability_works/intro_to_stability#glossary-chain-id',
    '/how_stability_works/intro_to_stability#what-it-is', '/developers/tutorials/node_setup/viem_setup_example#chains', '/resources/faq#connect-gtn', '/resources/faq#connect-testnet', '/developers/getting_started#production', '/resources/status#changes',
  ],
  'rpc endpoint url': [
    '/developers/public_rpc', '/developers/public_rpc#urls', '/#connect', '/developers/what_is_different#keyed-url', '/users/getting_started#add-by-hand', '/resources/faq#rpc-url-secret', '/resources/faq#same-chain', '/users/transactions#same-chain',
    '/how_stability_works/intro_to_stability#glossary-rpc-url', '/how_stability_works/intro_to_stability#glossary-json-rpc', '/developers/public_rpc#methods', '/developers/zkt#urls', '/developers/getting_started#read', '/developers/rate_limits',
    '/resources/faq#write-without-key', '/how_stability_works/architecture#parts',
  ],
  'node nodes': [
    '/how_stability_works/architecture#validators', '/how_stability_works/architecture#stack', '/how_stability_works/architecture#parts', '/how_stability_works/intro_to_stability#glossary-node', '/developers/getting_started#local-chain',
    '/category/node-configuration-examples', '/developers/public_rpc', '/how_stability_works/intro_to_stability#license', '/developers/public_rpc#methods', '/developers/tutorials/node_setup/ethers_setup_example',
    '/developers/tutorials/node_setup/viem_setup_example', '/developers/getting_started#project',
  ],
  'websocket subscribe realtime live': [
    '/resources/faq#websocket-tracing', '/developers/public_rpc#follow-events', '/developers/public_rpc#events', '/developers/public_rpc#methods', '/developers/what_is_different#rpc', '/developers/public_rpc#not-documented',
  ],
  'events event logs log': [
    '/developers/public_rpc#events', '/developers/public_rpc#follow-events', '/developers/precompiles#events', '/developers/ATM/bsr#reward-claimed', '/developers/ATM/token_gating#direct-storage', '/how_stability_works/intro_to_stability#glossary-event',
    '/resources/faq#websocket-tracing', '/developers/precompiles#reference',
  ],
  'batch bulk multicall': [
    '/developers/public_rpc#batch', '/developers/public_rpc#multicall', '/resources/faq#batch-size', '/developers/tutorials/node_setup/viem_setup_example#multicall', '/developers/tutorials/node_setup/ethers_setup_example#provider',
    '/how_stability_works/intro_to_stability#glossary-batch', '/how_stability_works/intro_to_stability#glossary-multicall', '/developers/what_is_different#rpc', '/developers/rate_limits#counts', '/developers/rate_limits#not-documented', '/developers/public_rpc#nonces',
  ],
  'methods method functions': [
    '/developers/public_rpc#methods', '/developers/public_rpc#stability-methods', '/developers/precompiles#reference', '/developers/precompiles#all', '/developers/public_rpc#not-documented', '/how_stability_works/intro_to_stability#glossary-function-selector',
  ],
  'status outage downtime uptime health': [
    '/resources/status', '/resources/status#check-order', '/resources/status#block-number', '/resources/status#monitored', '/resources/status#your-transaction', '/resources/faq#network-down', '/resources/contact#start-here', '/#business',
  ],
  'explorer blockscout hash': [
    '/resources/block_explorer', '/resources/block_explorer#look-up', '/resources/block_explorer#what-you-can-find', '/resources/block_explorer#addresses', '/resources/block_explorer#pending', '/resources/faq#pending-explorer', '/#connect',
    '/how_stability_works/intro_to_stability#glossary-block-explorer', '/how_stability_works/intro_to_stability#glossary-transaction-hash', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#explorer',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#verify', '/resources/status#your-transaction',
  ],

  // transactions
  'transaction transactions write send': [
    '/how_stability_works/intro_to_stability#ways', '/developers/getting_started#write', '/developers/getting_started#send', '/#first-transaction', '/how_stability_works/architecture#path', '/users/transactions', '/resources/status#your-transaction',
    '/developers/public_rpc#wait', '/developers/public_rpc#nonces', '/developers/public_rpc#replace', '/resources/faq#why-failed', '/resources/block_explorer#look-up', '/developers/what_is_different#gas', '/developers/what_is_different#keyed-url',
    '/developers/zkt#write', '/how_stability_works/intro_to_stability#glossary-zero-fee-transaction', '/how_stability_works/intro_to_stability#glossary-transaction-hash', '/how_stability_works/intro_to_stability#glossary-free-transaction',
  ],
  'pending stuck mempool pool waiting': [
    '/how_stability_works/architecture#pools', '/resources/block_explorer#pending', '/resources/faq#pending-explorer', '/developers/public_rpc#replace', '/developers/public_rpc#wait', '/resources/status#your-transaction', '/users/getting_started#troubleshooting',
    '/how_stability_works/intro_to_stability#glossary-private-pool', '/how_stability_works/intro_to_stability#glossary-public-pool', '/developers/what_is_different#rpc', '/developers/ATM/token_gating#wait',
  ],
  'nonce': [
    '/developers/public_rpc#nonces', '/developers/public_rpc#replace', '/how_stability_works/intro_to_stability#glossary-nonce', '/developers/public_rpc#errors-send', '/developers/what_is_different#gas',
  ],
  'receipt confirmation confirm wait': [
    '/developers/public_rpc#wait', '/developers/zkt#wait', '/how_stability_works/intro_to_stability#glossary-receipt', '/how_stability_works/architecture#consensus', '/how_stability_works/intro_to_stability#glossary-finality', '/resources/faq#block-time',
    '/resources/status#your-transaction', '/how_stability_works/architecture#not-known',
  ],
  'error errors failed fail problem troubleshooting': [
    '/developers/public_rpc#errors', '/developers/public_rpc#errors-send', '/developers/public_rpc#errors-contract', '/developers/public_rpc#errors-setup', '/developers/public_rpc#errors-limits', '/developers/public_rpc#errors-stability',
    '/developers/public_rpc#decode', '/developers/public_rpc#troubleshooting', '/resources/faq#why-failed', '/users/getting_started#troubleshooting', '/users/transactions#troubleshooting', '/users/transactions#used-up', '/developers/getting_started#troubleshooting',
    '/developers/what_is_different#troubleshooting', '/developers/zkt#troubleshooting', '/how_stability_works/intro_to_stability#glossary-failed', '/how_stability_works/intro_to_stability#glossary-revert', '/resources/status#check-order', '/resources/faq#failed-cost',
  ],
  'revert reverted': [
    '/developers/public_rpc#decode', '/developers/public_rpc#errors-contract', '/how_stability_works/intro_to_stability#glossary-revert', '/resources/faq#why-failed', '/developers/precompiles#troubleshooting', '/resources/block_explorer#what-you-can-find', '/developers/what_is_different#value',
  ],
  'block blocks': [
    '/resources/faq#block-time', '/resources/status#block-number', '/how_stability_works/architecture#consensus', '/how_stability_works/intro_to_stability#glossary-block', '/how_stability_works/intro_to_stability#glossary-block-time',
    '/resources/benchmark_tests#blocks', '/developers/what_is_different#gas', '/resources/block_explorer', '/developers/tutorials/node_setup/viem_setup_example#block-numbers', '/how_stability_works/architecture#path', '/how_stability_works/intro_to_stability#glossary-slot',
  ],

  // building
  'developer code programming sdk library': [
    '/developers/getting_started', '/developers/getting_started#tools', '/developers/getting_started#read', '/developers/getting_started#write', '/resources/faq#develop', '/resources/faq#building', '/developers/tutorials/node_setup/ethers_setup_example',
    '/developers/tutorials/node_setup/viem_setup_example', '/developers/what_is_different', '/developers/public_rpc', '/category/developers', '/resources/sampleapps',
  ],
  'ethers': [
    '/developers/tutorials/node_setup/ethers_setup_example', '/developers/tutorials/node_setup/ethers_setup_example#provider', '/developers/tutorials/node_setup/ethers_setup_example#browser', '/developers/tutorials/node_setup/ethers_setup_example#typed',
    '/developers/tutorials/contract_read/hello_world', '/developers/getting_started#read', '/developers/getting_started#write', '/developers/getting_started#send', '/developers/what_is_different#zero-fee-fields', '/developers/rate_limits#back-off',
    '/developers/public_rpc#batch', '/developers/public_rpc#read', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#code-deploy', '/developers/getting_started#tools',
  ],
  'viem wagmi react': [
    '/developers/tutorials/node_setup/viem_setup_example', '/developers/tutorials/node_setup/viem_setup_example#chains', '/developers/tutorials/node_setup/viem_setup_example#clients', '/developers/tutorials/node_setup/viem_setup_example#browser',
    '/developers/tutorials/node_setup/viem_setup_example#wagmi', '/developers/tutorials/node_setup/viem_setup_example#block-numbers', '/developers/getting_started#read', '/developers/getting_started#send', '/developers/what_is_different#zero-fee-fields',
    '/developers/public_rpc#read', '/developers/public_rpc#multicall', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#code-deploy', '/developers/getting_started#tools',
  ],
  'javascript typescript nodejs': [
    '/developers/getting_started', '/developers/getting_started#project', '/developers/getting_started#read', '/developers/getting_started#write', '/developers/zkt#typescript', '/developers/tutorials/contract_read/hello_world',
    '/developers/tutorials/node_setup/ethers_setup_example#provider', '/developers/tutorials/node_setup/ethers_setup_example#typed', '/developers/tutorials/node_setup/viem_setup_example#chains', '/developers/tutorials/node_setup/viem_setup_example#clients',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#from-code', '/developers/tutorials/node_setup/ethers_setup_example',
  ],
  'hardhat foundry remix tools framework': [
    '/developers/getting_started#tools', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#hardhat', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#foundry', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#remix',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix', '/developers/getting_started#local-chain', '/developers/what_is_different#compiler', '/resources/faq#develop',
  ],
  'browser frontend front end website dapp': [
    '/developers/tutorials/node_setup/ethers_setup_example#browser', '/developers/tutorials/node_setup/viem_setup_example#browser', '/developers/tutorials/node_setup/viem_setup_example#wagmi', '/developers/getting_started#whose-key', '/developers/getting_started#choose',
    '/developers/getting_started#relay', '/how_stability_works/intro_to_stability#glossary-dapp', '/how_stability_works/example_apps',
  ],
  'server backend relay proxy': [
    '/developers/getting_started#relay', '/developers/getting_started#whose-key', '/developers/getting_started#choose', '/developers/zkt', '/developers/zkt#how', '/developers/rate_limits#back-off', '/developers/public_rpc#nonces',
  ],
  'contract contracts smart': [
    '/resources/faq#deploy-contracts', '/resources/faq#building', '/developers/tutorials/contract_deploy/deploy_contract_with_remix', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#from-code', '/developers/tutorials/contract_read/hello_world',
    '/developers/public_rpc#read', '/developers/zkt#deploy', '/developers/zkt#write', '/developers/zkt#read', '/developers/what_is_different', '/developers/what_is_different#compiler', '/developers/precompiles',
    '/how_stability_works/intro_to_stability#glossary-smart-contract', '/how_stability_works/intro_to_stability#glossary-contract-account', '/category/smart-contract-deployment-examples', '/category/smart-contract-read-examples', '/resources/faq#native-value',
  ],
  'deploy deployment deploying': [
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#deploy', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#from-code',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#code-deploy', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#hardhat', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#foundry',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#compile', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#troubleshooting', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#verify',
    '/developers/zkt#deploy', '/resources/faq#deploy-contracts', '/category/smart-contract-deployment-examples', '/developers/what_is_different#compiler', '/developers/getting_started#production', '/developers/ATM/bsr#example-creation',
  ],
  'solidity compiler compile evm shanghai cancun solc': [
    '/developers/what_is_different#compiler', '/developers/what_is_different#missing', '/developers/what_is_different#openzeppelin', '/developers/what_is_different#troubleshooting', '/resources/faq#deploy-contracts',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#compile', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#code-compile', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#file',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#troubleshooting', '/how_stability_works/intro_to_stability#glossary-solidity', '/how_stability_works/intro_to_stability#glossary-shanghai', '/how_stability_works/intro_to_stability#glossary-evm',
    '/how_stability_works/intro_to_stability#glossary-pragma', '/developers/getting_started#tools', '/developers/getting_started#local-chain', '/developers/zkt#deploy',
  ],
  'opcode transient storage tstore mcopy blob': [
    '/developers/what_is_different#missing', '/developers/what_is_different#compiler', '/developers/what_is_different#troubleshooting', '/developers/what_is_different#openzeppelin',
    '/developers/tutorials/contract_deploy/deploy_contract_with_remix#troubleshooting', '/resources/faq#why-failed', '/how_stability_works/intro_to_stability#glossary-shanghai',
  ],
  'openzeppelin': [
    '/developers/what_is_different#openzeppelin', '/resources/faq#own-token', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#file', '/developers/ATM/bsr#prepare', '/developers/what_is_different#troubleshooting',
  ],
  'ethereum migrate port compatible difference': [
    '/developers/what_is_different', '/#from-ethereum', '/resources/faq#develop', '/resources/faq#ethereum-address', '/developers/what_is_different#fees', '/developers/what_is_different#value', '/developers/what_is_different#compiler',
    '/developers/what_is_different#gas', '/developers/what_is_different#rpc', '/developers/what_is_different#missing', '/how_stability_works/intro_to_stability#what-it-is', '/how_stability_works/intro_to_stability#glossary-evm', '/how_stability_works/intro_to_stability#trade-offs',
    '/developers/getting_started#tools',
  ],
  'abi selector interface': [
    '/how_stability_works/intro_to_stability#glossary-abi', '/how_stability_works/intro_to_stability#glossary-function-selector', '/developers/precompiles#reference', '/developers/precompiles#call', '/developers/zkt#call-fields',
    '/developers/tutorials/contract_read/hello_world#program', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#code-compile', '/developers/tutorials/node_setup/ethers_setup_example#typed',
  ],
  'precompile precompiles system': [
    '/developers/precompiles', '/developers/precompiles#all', '/developers/precompiles#call', '/developers/precompiles#callers', '/developers/precompiles#reference', '/developers/precompiles#0x801', '/developers/precompiles#0x802', '/developers/precompiles#0x803',
    '/developers/precompiles#0x805', '/developers/precompiles#0x806', '/developers/precompiles#0x807', '/how_stability_works/intro_to_stability#glossary-precompile', '/developers/precompiles#call-utility', '/resources/audits#out-of-scope',
  ],
  'rest http curl api': [
    '/developers/zkt', '/developers/zkt#message', '/developers/zkt#urls', '/developers/zkt#write', '/developers/zkt#read', '/developers/zkt#fields', '/developers/zkt#answers', '/#first-transaction', '/resources/faq#zgt-or-zkt', '/api',
    '/how_stability_works/intro_to_stability#ways', '/how_stability_works/intro_to_stability#glossary-zkt', '/developers/getting_started#choose',
  ],
  'zkt zero knowledge': [
    '/developers/zkt', '/developers/zkt#how', '/developers/zkt#signing', '/developers/zkt#message', '/developers/zkt#urls', '/resources/faq#zkt-proofs', '/resources/faq#zgt-or-zkt', '/how_stability_works/intro_to_stability#glossary-zkt',
    '/how_stability_works/intro_to_stability#ways', '/how_stability_works/example_apps#publisher', '/developers/getting_started#choose',
  ],
  'data store storage upload publish message': [
    '/developers/zkt', '/developers/zkt#message', '/developers/zkt#message-fields', '/developers/zkt#limits', '/how_stability_works/example_apps#publisher', '/how_stability_works/example_apps#data-store', '/resources/sampleapps#repository-publisher',
    '/resources/sampleapps#repository-data-store', '/#first-transaction', '/developers/getting_started#send', '/how_stability_works/example_apps#oracle-stream',
  ],
  'oracle price feed': [
    '/how_stability_works/example_apps#oracle-stream', '/resources/sampleapps#repository-oracles', '/resources/sampleapps#which-one', '/how_stability_works/example_apps#by-feature',
  ],
  'atm token gating fee token conversion rate': [
    '/category/atm', '/developers/ATM/token_gating', '/developers/ATM/token_gating#decisions', '/developers/ATM/token_gating#choose-your-fee-token', '/developers/ATM/token_gating#formulas', '/developers/ATM/token_gating#cap', '/developers/ATM/bsr',
    '/how_stability_works/intro_to_stability#glossary-atm', '/how_stability_works/intro_to_stability#glossary-fee-token', '/how_stability_works/intro_to_stability#glossary-token-gating', '/how_stability_works/intro_to_stability#glossary-conversion-rate',
    '/resources/faq#pay-a-fee', '/how_stability_works/intro_to_stability#ways', '/developers/precompiles#0x801', '/developers/precompiles#0x802', '/developers/precompiles#0x803', '/developers/public_rpc#supported-tokens',
  ],
  'retry backoff timeout': [
    '/developers/rate_limits#back-off', '/developers/rate_limits#over', '/developers/rate_limits#troubleshooting', '/resources/faq#status-429', '/developers/public_rpc#wait', '/developers/public_rpc#errors-limits',
  ],
  'testing tests local anvil': [
    '/developers/getting_started#local-chain', '/developers/getting_started#how-samples-are-tested', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#hardhat', '/developers/tutorials/contract_deploy/deploy_contract_with_remix#foundry',
    '/developers/what_is_different#combinations', '/developers/getting_started#secrets',
  ],
  'example examples sample samples demo source repository github': [
    '/resources/sampleapps', '/resources/sampleapps#repositories', '/resources/sampleapps#which-one', '/resources/sampleapps#check-before-reuse', '/how_stability_works/example_apps', '/how_stability_works/example_apps#by-feature', '/category/tutorials',
    '/#first-transaction', '/how_stability_works/example_apps#publisher', '/how_stability_works/example_apps#mintify', '/how_stability_works/example_apps#portal', '/how_stability_works/intro_to_stability#license',
  ],
  'tutorial guide learn': [
    '/category/tutorials', '/developers/tutorials/contract_read/hello_world', '/developers/tutorials/contract_deploy/deploy_contract_with_remix', '/developers/tutorials/node_setup/ethers_setup_example', '/developers/tutorials/node_setup/viem_setup_example',
    '/developers/getting_started', '/users/getting_started', '/#paths',
  ],
  'json openapi machine readable': [
    '/developers/getting_started#facts', '/developers/zkt#see-also', '/developers/zkt#fields', '/api',
  ],
  'changes changelog version deprecated old': [
    '/resources/status#changes', '/developers/getting_started#how-samples-are-tested', '/resources/sampleapps#check-before-reuse', '/how_stability_works/architecture#stack', '/developers/precompiles#0x806',
  ],

  // how it works, trust
  'validator validators': [
    '/how_stability_works/architecture#validators', '/how_stability_works/architecture#consensus', '/how_stability_works/architecture#governance', '/how_stability_works/intro_to_stability#glossary-validator',
    '/how_stability_works/intro_to_stability#glossary-active-set', '/how_stability_works/intro_to_stability#glossary-proof-of-authority', '/developers/public_rpc#validators', '/developers/public_rpc#active-validators', '/developers/ATM/token_gating#validators',
    '/developers/precompiles#0x805', '/developers/precompiles#0x802', '/how_stability_works/architecture#trust', '/how_stability_works/intro_to_stability#trade-offs', '/how_stability_works/intro_to_stability#glossary-session', '/how_stability_works/intro_to_stability#glossary-aura',
  ],
  'consensus proof of authority finality final reorg bft byzantine': [
    '/how_stability_works/architecture#consensus', '/how_stability_works/intro_to_stability#glossary-proof-of-authority', '/how_stability_works/intro_to_stability#glossary-finality', '/how_stability_works/intro_to_stability#glossary-grandpa',
    '/how_stability_works/intro_to_stability#glossary-aura', '/how_stability_works/architecture#not-known', '/how_stability_works/architecture#path', '/resources/faq#block-time', '/how_stability_works/architecture#validators', '/how_stability_works/intro_to_stability#glossary-epoch',
  ],
  'governance upgrade committee': [
    '/how_stability_works/architecture#governance', '/how_stability_works/intro_to_stability#glossary-technical-committee', '/developers/precompiles#0x806', '/developers/precompiles#ownership', '/how_stability_works/architecture#trust', '/how_stability_works/intro_to_stability#glossary-runtime',
    '/how_stability_works/architecture#validators',
  ],
  'decentralized centralized trust censorship': [
    '/how_stability_works/architecture#trust', '/how_stability_works/intro_to_stability#trade-offs', '/how_stability_works/architecture#validators', '/how_stability_works/architecture#governance', '/how_stability_works/architecture#consensus', '/#business',
    '/how_stability_works/architecture#parts', '/how_stability_works/intro_to_stability#claims',
  ],
  'security safe safety secure': [
    '/resources/audits', '/how_stability_works/architecture#trust', '/resources/audits#report', '/resources/audits#findings', '/resources/audits#report-a-vulnerability', '/resources/audits#scope', '/resources/audits#open-findings', '/resources/faq#rpc-url-secret',
    '/how_stability_works/intro_to_stability#claims', '/how_stability_works/intro_to_stability#trade-offs', '/resources/sampleapps#check-before-reuse', '/developers/getting_started#secrets', '/developers/getting_started#whose-key', '/#business',
  ],
  'audit audited compliance certification': [
    '/resources/audits', '/resources/audits#report', '/resources/audits#scope', '/resources/audits#findings', '/resources/audits#out-of-scope', '/resources/audits#open-findings', '/how_stability_works/architecture#trust', '/how_stability_works/intro_to_stability#claims', '/#business',
  ],
  'privacy private confidential encryption anonymous': [
    '/developers/zkt', '/developers/zkt#signing', '/developers/zkt#how', '/resources/faq#zkt-proofs', '/how_stability_works/intro_to_stability#glossary-zkt', '/how_stability_works/intro_to_stability#glossary-private-pool', '/how_stability_works/architecture#pools',
    '/how_stability_works/example_apps#data-store', '/how_stability_works/architecture#path', '/users/transactions#same-chain', '/resources/sampleapps#repository-data-store',
  ],
  'performance tps throughput speed fast latency scalability': [
    '/resources/benchmark_tests', '/resources/benchmark_tests#summary', '/resources/benchmark_tests#blocks', '/resources/benchmark_tests#chart', '/resources/benchmark_tests#method', '/resources/benchmark_tests#size', '/resources/benchmark_tests#not-documented',
    '/resources/faq#how-fast', '/resources/faq#block-time', '/how_stability_works/intro_to_stability#claims', '/how_stability_works/architecture#not-known', '/developers/getting_started#capacity',
  ],
  'architecture technology substrate software stack': [
    '/how_stability_works/architecture', '/how_stability_works/architecture#stack', '/how_stability_works/architecture#parts', '/how_stability_works/architecture#path', '/how_stability_works/intro_to_stability#glossary-substrate',
    '/how_stability_works/intro_to_stability#glossary-frontier', '/how_stability_works/intro_to_stability#glossary-pallet', '/how_stability_works/intro_to_stability#glossary-runtime', '/how_stability_works/intro_to_stability#what-it-is',
  ],
  'license company legal team open source enterprise': [
    '/how_stability_works/intro_to_stability#license', '/how_stability_works/intro_to_stability#glossary-source-available', '/#business', '/resources/contact', '/how_stability_works/intro_to_stability', '/resources/sampleapps#not-documented',
  ],
  'glossary definition meaning': [
    '/how_stability_works/intro_to_stability#glossary', '/how_stability_works/intro_to_stability',
  ],
  'support help contact community discord question': [
    '/resources/contact', '/resources/contact#channels', '/resources/contact#start-here', '/resources/contact#what-to-write', '/resources/faq', '/resources/status', '/category/resources',
  ],
  'bug vulnerability exploit': [
    '/resources/audits#report-a-vulnerability', '/resources/audits#findings', '/resources/audits#open-findings', '/resources/contact#what-to-write', '/resources/contact#start-here', '/resources/audits',
  ],
  'bridge cross chain': [
    '/resources/faq#ethereum-address', '/developers/what_is_different#value', '/resources/faq#no-coin',
  ],
  'decimals units precision': [
    '/developers/ATM/token_gating#decimals', '/developers/ATM/token_gating#formulas', '/developers/ATM/token_gating#example-stablecoin', '/developers/ATM/bsr#example-rounding', '/how_stability_works/intro_to_stability#glossary-gwei',
  ],
  'business company use case app application': [
    '/#business', '/how_stability_works/example_apps', '/how_stability_works/example_apps#by-feature', '/how_stability_works/example_apps#what-they-share', '/how_stability_works/intro_to_stability', '/how_stability_works/intro_to_stability#trade-offs',
    '/resources/contact',
  ],
};
