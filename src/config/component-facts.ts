import {splitFences} from '../plugins/facts';

const CONNECTION = ['name', 'zgtUrl', 'chainId', 'chainIdHex', 'explorerUrl'];
const ofBoth = (keys: readonly string[]): readonly string[] =>
  ['gtn', 'testnet'].flatMap((network) => keys.map((key) => `networks.${network}.${key}`));

/**
 * The figures that the components of pages show: names of facts, or of branches that hold them. Tokens tell the build
 * what a page uses; what a component takes from `src/data` when it is rendered is listed
 * here. Figures in tools that are loaded on use are not listed.
 */
export const COMPONENT_FACTS: Readonly<Record<string, readonly string[]>> = {
  AppCard: ['apps.demos'],
  AuditTable: ['audit.findings'],
  BenchmarkChart: ['benchmarks.rows', 'limits.blockGas', 'chain.blockTimeSeconds', 'networks.gtn.name'],
  BenchmarkTable: [
    'benchmarks.rows',
    'limits.blockGas',
    'chain.blockTimeSeconds',
    'networks.gtn.explorerBlockUrl',
  ],
  BenchmarksFilter: ['networks.testnet.shortName', 'networks.gtn.shortName'],
  ClaimsTable: ['atm.claims'],
  ConnectPanel: [...ofBoth(CONNECTION), 'limits.requestsPerMinuteFree', 'limits.freeTransactionsPerMonth'],
  ContactList: ['links.social', 'links.github.organisation', 'links.site.main'],
  DemoCards: ['apps.demos'],
  ExplorerLookup: [
    ...ofBoth(['explorerUrl', 'explorerAddressUrl']),
    'networks.gtn.explorerTxUrl',
    'networks.gtn.explorerBlockUrl',
  ],
  ExplorerTable: [
    ...ofBoth(['explorerUrl', 'explorerAddressUrl']),
    'networks.gtn.explorerTxUrl',
    'networks.gtn.explorerBlockUrl',
    'networks.testnet.explorerBlocksUrl',
  ],
  Hero: ['versions.solidity', 'networks.gtn.shortName', 'networks.testnet.name', 'chain.blockTimeSeconds'],
  LimitsTable: [
    'limits.requestsPerMinuteFree',
    'limits.requestsPerMinutePaid',
    'limits.batchSize',
    'limits.zktPayloadMegabytes',
    'limits.freeTransactionsPerMonth',
    'limits.transactionGas',
    'limits.blockGas',
  ],
  MethodsFilter: ['endpoints.standardMethods'],
  MethodsTable: ['endpoints.methods'],
  NetworkTable: [...ofBoth(CONNECTION), 'networks.currency'],
  OpenZeppelinTable: ['versions.openZeppelin'],
  PrecompileReference: ['precompiles'],
  PrecompileTable: ['precompiles'],
  PrecompilesFilter: ['precompiles'],
  RepositoryCards: ['apps.repositories', 'apps.demos'],
  RolesTable: ['atm.roles'],
  StandardMethodsTable: ['endpoints.standardMethods', 'rpcParameters'],
  TierTable: ['limits.tiers'],
  UrlTable: ['endpoints.kinds', ...ofBoth(['rpcUrl', 'zgtUrl', 'zktUrl'])],
  WorkedExample: ['atm.worked', 'atm.validatorPercentage', 'limits.baseFeeGwei', 'chain.blockTimeSeconds'],
  ZktFields: ['zkt'],
  ZktResponseFields: ['zkt.responseFields'],
  ZktResponses: ['zkt.responses'],
};

/** Names of the components that a page uses, in order of appearance; fences are left alone. */
export function componentsOf(markdown: string): readonly string[] {
  const prose = splitFences(markdown).map(({kind, text}) => (kind === 'fence' ? '' : text));
  return Array.from(new Set(Array.from(prose.join('').matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name)));
}

/**
 * Names of the facts that the components of a page show.
 * @param markdown a page
 * @param names all facts by name
 */
export function componentFacts(markdown: string, names: Iterable<string>): readonly string[] {
  const wanted = componentsOf(markdown).flatMap((name) => COMPONENT_FACTS[name] ?? []);
  return Array.from(names).filter((name) =>
    wanted.some((path) => name === path || name.startsWith(`${path}.`)),
  );
}
