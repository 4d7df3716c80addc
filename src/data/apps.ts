import type {FactTable, FactTree} from '../plugins/facts';
import {docs, others} from './sources';

/** Demos and sample repositories. Owner pages: `/how_stability_works/example_apps`, `/resources/sampleapps`. */

/** Feature of the network that an application uses. */
export type AppFeature =
  'No wallet' | 'E-mail sign-in' | 'Tokens' | 'Data on the chain' | 'ZKT' | 'Encryption in the browser';

/** One demo that runs somewhere. */
export interface DemoApp {
  readonly id: string;
  readonly name: string;
  /** What it demonstrates. */
  readonly shows: string;
  readonly features: readonly AppFeature[];
  readonly network: string;
  readonly url: string;
  /** Link to a video; undefined if there is none. */
  readonly video?: string;
  /** ISO date of the newest page of Stability's documentation that lists the demo. */
  readonly listedOn: string;
}

const demos: FactTable<DemoApp> = {
  source: docs.exampleApps,
  // Run by the developers of Stability; whether each still responds is not confirmed.
  status: 'unconfirmed',
  rows: [
    {
      id: 'portal',
      name: 'Stability Portal',
      shows: 'An account and API keys without a wallet',
      features: ['No wallet', 'E-mail sign-in'],
      network: 'Both networks',
      url: 'https://portal.stabilityprotocol.com/',
      listedOn: '2025-09-03',
      source: docs.users,
    },
    {
      id: 'publisher',
      name: 'Stability Publisher',
      shows: 'Publishing data through ZKT without a wallet',
      features: ['No wallet', 'Data on the chain', 'ZKT'],
      network: 'Both networks',
      url: 'https://stabilityprotocol.github.io/stability-publisher-dapp/',
      listedOn: '2025-08-11',
    },
    {
      id: 'mintify',
      name: 'Mintify',
      shows: 'Minting an NFT after an e-mail sign-in',
      features: ['No wallet', 'E-mail sign-in', 'Tokens'],
      network: 'Stability Testnet',
      url: 'https://mintify.stabilityprotocol.com',
      video: 'https://www.youtube.com/watch?v=HADeAppAUaM',
      listedOn: '2024-11-14',
    },
    {
      id: 'paynow',
      name: 'PayNow',
      shows: 'Stablecoin payments to names',
      features: ['No wallet', 'Tokens'],
      network: 'Stability Testnet',
      url: 'https://paynow.stabilityprotocol.com',
      video: 'https://www.youtube.com/watch?v=YxlRBvmjdTM',
      listedOn: '2024-11-14',
    },
    {
      id: 'oracleStream',
      name: 'OracleStream',
      shows: 'Publishing oracle data',
      features: ['Data on the chain'],
      network: 'Not documented',
      url: 'https://oracles.stabilityprotocol.com',
      listedOn: '2024-10-18',
      source: docs.sampleApps,
    },
    {
      id: 'dataStore',
      name: 'Data Store',
      shows: 'Storing data that the browser encrypts',
      features: ['Data on the chain', 'Encryption in the browser'],
      network: 'Stability Testnet',
      url: 'https://stabilityprotocol.github.io/datastoredapp/',
      listedOn: '2024-10-18',
      source: docs.sampleApps,
    },
  ],
};

/** One repository with sample code. */
export interface SampleRepository {
  readonly id: string;
  /** Name of its demo. */
  readonly demo: string;
  readonly name: string;
  readonly url: string;
  /** ISO date of the last commit; undefined if not known. */
  readonly lastCommit?: string;
  readonly learn: string;
  readonly caution?: string;
}

/** Whether each still builds, and under which license, is not confirmed. */
const repositories: FactTable<SampleRepository> = {
  source: others.repositories,
  rows: [
    {
      id: 'publisher',
      demo: 'Stability Publisher',
      name: 'stability-publisher-dapp',
      url: 'https://github.com/stabilityprotocol/stability-publisher-dapp',
      lastCommit: '2024-11-14',
      learn: 'Writing to both networks through ZKT, without a wallet',
    },
    {
      id: 'fungibles',
      demo: 'Mintify',
      name: 'demo-fungibles',
      url: 'https://github.com/stabilityprotocol/demo-fungibles',
      lastCommit: '2024-10-08',
      learn: 'Minting ERC-20 tokens and NFTs (Mintify)',
    },
    {
      id: 'oracles',
      demo: 'OracleStream',
      name: 'demo-oracles',
      url: 'https://github.com/stabilityprotocol/demo-oracles',
      lastCommit: '2025-01-14',
      learn: 'Publishing oracle data (OracleStream)',
    },
    {
      id: 'dataStore',
      demo: 'Data Store',
      name: 'datastoredapp',
      url: 'https://github.com/stabilityprotocol/datastoredapp',
      lastCommit: '2024-10-21',
      learn: 'Storing data that is encrypted in the browser',
      caution: 'Its keys are public, so anyone can take tokens sent to their addresses: never reuse them.',
    },
    {
      id: 'paynow',
      demo: 'PayNow',
      name: 'demo-paynow',
      url: 'https://github.com/stabilityprotocol/demo-paynow',
      learn: 'Payments to names (PayNow)',
    },
  ],
};

/** Demos by feature, and the repositories behind them. */
export const apps = {demos, repositories} as const satisfies FactTree;
