import {manifest} from '../../examples/manifest';
import {PLACEHOLDERS} from '../components/copy/placeholders';
import type {SamplesOptions} from '../plugins/samples';

const WORKER = 'src/tools/run/worker';

/** How the samples of this site name secrets, and what they need to run elsewhere. */
export const samplesOptions = {
  folder: 'examples',
  manifest: () => manifest,
  files: 'solidity',
  testedAt: '/resources/faq#how-samples-are-tested',
  placeholders: PLACEHOLDERS,
  compiler: {script: 'compile.sh', contract: 'HelloWorld.sol', package: 'solc'},
  project: {
    prefix: 'stability',
    gitignore: 'tutorials/gitignore.txt',
    network: 'gtn',
    notes: {
      account: 'Use the private key of a test account, `0x` and 64 digits.',
      network:
        'It writes to Testnet. For GTN (mainnet), copy `.env.example` to `.env.gtn`, fill in an API key for GTN, and use `npm run start:gtn --` in place of `npm start -- testnet`. What you write there is public and permanent.',
      programs:
        '`npm run account` writes the private key of a new account to `.env`. Put your API key into that file before you go on, and never commit it.',
    },
    settings: {key: 'STABILITY_API_KEY=YOUR_API_KEY', account: 'PRIVATE_KEY=YOUR_PRIVATE_KEY'},
  },
  worker: `${WORKER}/worker.ts`,
  shims: {
    'node:timers/promises': `${WORKER}/shims/timers-promises.ts`,
    'node:fs/promises': `${WORKER}/shims/fs-promises.ts`,
  },
} satisfies SamplesOptions;
