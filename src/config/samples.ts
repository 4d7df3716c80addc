import {PLACEHOLDERS} from '../components/copy/placeholders';
import {contracts} from '../data/contracts';
import type {NetworkId} from '../data/networks';
import type {SamplesOptions} from '../plugins/samples';

const WORKER = 'src/tools/run/worker';

/** How the samples of this site name networks and secrets, and what they need to run in a browser. */
export const samplesOptions = {
  folder: 'examples',
  files: 'solidity',
  testedAt: '/resources/faq#how-samples-are-tested',
  placeholders: PLACEHOLDERS,
  networks: {
    gtn: /\bgtn\b|\/\/rpc\.stabilityprotocol\./,
    testnet: /\btestnet\b/,
  } satisfies Readonly<Record<NetworkId, RegExp>>,
  only: {testnet: [contracts.zktStorage.address.value, contracts.helloWorld.address.value]},
  variables: {key: 'STABILITY_API_KEY', account: 'PRIVATE_KEY', network: 'STABILITY_NETWORK'},
  compiler: {
    script: 'solidity/compile.sh',
    contract: 'HelloWorld.sol',
    outputs: ['abi', 'bin'].map((kind) => `contracts_HelloWorld_sol_HelloWorld.${kind}`),
    package: 'solc',
  },
  project: {
    prefix: 'stability',
    notes: {
      account: 'Use the private key of a test account, `0x` and 64 digits.',
      network: 'The program uses Testnet, or GTN (mainnet) with `STABILITY_NETWORK=gtn`.',
    },
    secrets: {STABILITY_API_KEY: 'YOUR_API_KEY', PRIVATE_KEY: 'YOUR_PRIVATE_KEY'},
  },
  worker: `${WORKER}/worker.ts`,
  shims: {
    'node:timers/promises': `${WORKER}/shims/timers-promises.ts`,
    'node:fs/promises': `${WORKER}/shims/fs-promises.ts`,
  },
} satisfies SamplesOptions;
