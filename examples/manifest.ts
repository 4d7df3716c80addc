/*
 * How each file of this folder is executed, and what a browser or a project of its own needs to run it. A row is for a file, or for
 * files that are alike: `*` stands for any part of a name, `{a,b}` for one of the texts. The badge, the Run button, the projects
 * to download and the tests read it; src/plugins/samples/node/manifest.ts describes the fields.
 */

const TESTNET = {kind: 'program', offers: 'run', networks: ['testnet']} as const;
const BOTH = {kind: 'program', offers: 'run', networks: ['testnet', 'gtn']} as const;
/** Reads from the network that the first argument names. */
const READ = {...BOTH, networkBy: 'argument'} as const;
/** Writes to the network that the first argument names, Testnet without one. */
const WRITE = {...READ, needsKey: true, needsAccount: true} as const;

export const manifest = {
  '{ethers,viem}/{events,read-contract}.ts': TESTNET,
  '{ethers,viem}/first-send.ts': {
    ...TESTNET,
    needsKey: true,
    needsAccount: true,
    programs: {account: 'new-account', send: 'first-send', deploy: 'deploy'},
  },
  '{ethers,viem}/write-contract.ts': {...TESTNET, needsKey: true, needsAccount: true},
  '{ethers,viem}/read-both-networks.ts': BOTH,
  '{ethers,viem}/supported-tokens.ts': {...READ, args: []},
  '{ethers,viem}/rewards.ts': {...READ, args: ['contract', 'token']},
  '{ethers,viem}/{send-many,send-zero-fee,wait}.ts': WRITE,
  '{ethers,viem}/claim-reward.ts': {...WRITE, args: ['contract', 'token']},
  '{ethers,viem}/set-fee-token.ts': {...WRITE, args: ['token']},
  '{ethers,viem}/deploy.ts': {...WRITE, offers: 'project', compiles: true},
  '{ethers,viem}/new-account.ts': {kind: 'program', offers: 'project'},
  '{ethers,viem}/take-a-payment.ts': {
    kind: 'program',
    networks: ['testnet'],
    needsKey: true,
    needsAccount: true,
  },

  'ethers/typed-contract.ts': {...TESTNET, needsKey: true, needsAccount: true},
  'ethers/validator-fees.ts': {...READ, args: ['account']},
  'ethers/vault-events.ts': {...READ, args: ['contract']},
  'ethers/relay.ts': {
    ...WRITE,
    kind: 'service',
    offers: 'project',
    networkBy: 'argument',
    needsAccount: false,
    args: ['contract'],
  },
  'ethers/{browser,page,wallets}.ts': {kind: 'page'},
  'ethers/{provider,wallet}.ts': {kind: 'module'},

  'viem/{batch,multicall}.ts': TESTNET,
  'viem/{back-off,replace}.ts': WRITE,
  'viem/decode-error.ts': {...WRITE, args: ['token']},
  'viem/follow-events.ts': {...TESTNET, kind: 'service', offers: 'project', args: ['block']},
  'viem/{browser,wagmi,wagmi-publish}.ts': {kind: 'page'},
  'viem/{chains,clients}.ts': {kind: 'module'},

  'zkt/zkt-deploy.ts': {...READ, needsKey: true, reads: ['GreetingContract.sol']},
  'zkt/zkt-store.ts': {...TESTNET, needsKey: true},
  'zkt/zkt.{ts,py}': {kind: 'module'},

  'rpc/*-gtn.sh': {kind: 'program', networks: ['gtn']},
  'rpc/{*-testnet,call,override,revert,sha3}.sh': {kind: 'program', networks: ['testnet']},
  'zkt/message.sh': {kind: 'program', networks: ['testnet']},
  'zkt/{deploy,read,write,zkt-py}.sh': {kind: 'program', networks: ['testnet'], needsKey: true},
  'solidity/*.sh': {kind: 'program'},
  'solidity/*.sol': {kind: 'contract'},

  'foundry/*.t.sol': {kind: 'replayed'},
  'hardhat/*.js': {kind: 'replayed'},
  'tutorials/hello-world/readMessage.ts': {...TESTNET, kind: 'replayed'},
  'tutorials/{,*/}*.{sh,js}': {kind: 'replayed'},

  'python/send.{py,sh}': {kind: 'not run', reason: 'the tests have no web3.py'},

  '{*,tutorials/*}/*.{json,out,toml,env,txt}': {kind: 'data'},
} as const;
