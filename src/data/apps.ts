import type {FactTable, FactTree} from '../facts/model';

/** Demos and sample repositories. Owner pages: `/how_stability_works/example_apps`, `/resources/sampleapps`. */

const EXAMPLE_APPS = {
  asOf: '2024-11-14',
  source: 'docs how_stability_works/example_apps.md; resources/sampleapps.md',
} as const;

/** One demo that runs somewhere. */
export interface DemoApp {
  readonly id: string;
  readonly name: string;
  readonly feature: string;
  readonly network: string;
  readonly url: string;
  /** Link to a video; absent = none. */
  readonly video?: string;
  /** Id in `repositories`; absent = no public code. */
  readonly repository?: string;
}

const demos: FactTable<DemoApp> = {
  ...EXAMPLE_APPS,
  status: 'unconfirmed',
  note: 'Run by the developers of Stability; whether each still responds is not confirmed.',
  rows: [
    {
      id: 'portal',
      name: 'Stability Portal',
      feature: 'An account and API keys without a wallet',
      network: 'Both networks',
      url: 'https://portal.stabilityprotocol.com/',
    },
    {
      id: 'publisher',
      name: 'Stability Publisher',
      feature: 'Publishing data through ZKT without a wallet',
      network: 'Both networks',
      url: 'https://stabilityprotocol.github.io/stability-publisher-dapp/',
      repository: 'publisher',
    },
    {
      id: 'mintify',
      name: 'Mintify',
      feature: 'Minting an NFT after an e-mail sign-in',
      network: 'Stability Testnet',
      url: 'https://mintify.stabilityprotocol.com',
      video: 'https://www.youtube.com/watch?v=HADeAppAUaM',
      repository: 'fungibles',
    },
    {
      id: 'paynow',
      name: 'PayNow',
      feature: 'Stablecoin payments to names',
      network: 'Stability Testnet',
      url: 'https://paynow.stabilityprotocol.com',
      video: 'https://www.youtube.com/watch?v=YxlRBvmjdTM',
      repository: 'paynow',
    },
    {
      id: 'oracleStream',
      name: 'OracleStream',
      feature: 'Publishing oracle data',
      network: 'Not documented',
      url: 'https://oracles.stabilityprotocol.com',
      repository: 'oracles',
    },
    {
      id: 'dataStore',
      name: 'Data Store',
      feature: 'Storing data that the browser encrypts',
      network: 'Stability Testnet',
      url: 'https://stabilityprotocol.github.io/datastoredapp/',
      repository: 'dataStore',
    },
  ],
};

/** One repository with sample code. */
export interface SampleRepository {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** ISO date of the last commit; absent = not known. */
  readonly lastCommit?: string;
  readonly learn: string;
  readonly caution?: string;
}

const repositories: FactTable<SampleRepository> = {
  asOf: '2025-01-14',
  source: 'repositories of github.com/stabilityprotocol',
  note: 'Whether each still builds, and under which license, is not confirmed.',
  rows: [
    {
      id: 'publisher',
      name: 'stability-publisher-dapp',
      url: 'https://github.com/stabilityprotocol/stability-publisher-dapp',
      lastCommit: '2024-11-14',
      learn: 'Writing to both networks through ZKT, without a wallet',
    },
    {
      id: 'fungibles',
      name: 'demo-fungibles',
      url: 'https://github.com/stabilityprotocol/demo-fungibles',
      lastCommit: '2024-10-08',
      learn: 'Minting ERC-20 tokens and NFTs (Mintify)',
    },
    {
      id: 'oracles',
      name: 'demo-oracles',
      url: 'https://github.com/stabilityprotocol/demo-oracles',
      lastCommit: '2025-01-14',
      learn: 'Publishing oracle data (OracleStream)',
    },
    {
      id: 'dataStore',
      name: 'datastoredapp',
      url: 'https://github.com/stabilityprotocol/datastoredapp',
      lastCommit: '2024-10-21',
      learn: 'Storing data that is encrypted in the browser',
      caution: 'The repository carries committed keys: never reuse them.',
    },
    {
      id: 'paynow',
      name: 'demo-paynow',
      url: 'https://github.com/stabilityprotocol/demo-paynow',
      learn: 'Payments to names (PayNow)',
    },
  ],
};

/** Demos by feature, and the repositories behind them. */
export const apps = {demos, repositories} as const satisfies FactTree;
