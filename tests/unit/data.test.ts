import {id as hash, FunctionFragment, EventFragment, getAddress, Interface} from 'ethers';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {allFacts, facts} from '../facts';
import {atm} from '../../src/data/atm';
import {audit} from '../../src/data/audit';
import {benchmarks} from '../../src/data/benchmarks';
import {chain} from '../../src/data/chain';
import {glossary} from '../../src/data/glossary';
import {limits} from '../../src/data/limits';
import {NETWORK_IDS, networks, type NetworkId} from '../../src/data/networks';
import {precompiles, type PrecompileEvent, type PrecompileFunction} from '../../src/data/precompiles';
import {versions} from '../../src/data/versions';

/** The first four bytes of each topic, copied from the sources independently of `src/data`. */
const TOPIC_PREFIXES: Readonly<Record<string, string>> = {
  NewOwner: '0x3edd90e7',
  OwnershipTransferStarted: '0x38d16b8c',
  TokenSupportChange: '0x75fa7087',
  ValidatorTokenAcceptanceChanged: '0x0b576bbb',
  ValidatorTokenRateControllerChanged: '0xd8e09c13',
  FeeTokenChanged: '0x1080b8de',
  ValidatorAdded: '0xceaa0eef',
  ValidatorRemoved: '0x2a35e0a9',
  MemberAdded: '0xb251eb05',
  MemberRemoved: '0x6e76fb4c',
  SettedApplicationBlock: '0x843d499e',
  CodeProposedRejected: '0x40e9ef0c',
  RewardClaimed: '0xcefac718',
  WhitelistStatusUpdated: '0x49081ac6',
  ValidatorPercentageUpdated: '0xea0a5372',
  TransactionFee: '0x99e7b0ba',
};

const all = Array.from(allFacts);

/** Runs an assertion for each input, and fails if there are no inputs. */
function each<T>(inputs: readonly T[], assertion: (input: T) => void): void {
  expect(inputs.length).toBeGreaterThan(0);
  inputs.forEach(assertion);
}

const contracts = [
  precompiles.supportedTokensManager,
  precompiles.validatorFeeTokenSelector,
  precompiles.feeTokenSelector,
  precompiles.validatorController,
  precompiles.upgradeRuntimeController,
  precompiles.feeRewardsVaultController,
];
const functions: readonly PrecompileFunction[] = [
  ...contracts.flatMap((contract) => contract.functions.rows),
  ...precompiles.ownable.functions.rows,
  ...precompiles.conversionRateController.functions.rows,
];
const events: readonly PrecompileEvent[] = [
  ...contracts.flatMap((contract) => contract.events.rows),
  ...precompiles.ownable.events.rows,
];

test('no fact is dated in the future', () => {
  // A writer's clock may be ahead of this one.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(all.filter(([, {asOf}]) => asOf > tomorrow).map(([path]) => path)).toEqual([]);
});

test('no text starts or ends with white space, except one prefix that programs need verbatim', () => {
  const padded = all.filter(([, {value, text = '', unit = '', note = '', source}]) =>
    [String(value), text, unit, note, source].some((part) => part !== part.trim()),
  );
  expect(padded.map(([path]) => path)).toEqual(['endpoints.sponsorConsentPrefix']);
});

test('paths can be written as tokens', () => {
  each(all, ([path]) => expect(path).toMatch(/^[A-Za-z][\w@/-]*(?:\.[\w@/-]+)+$/));
});

describe('addresses, ids and URLs', () => {
  test('every 20-byte address in a value has a valid checksum', () => {
    const found = all.flatMap(([path, fact]) =>
      Array.from(String(fact.value).matchAll(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g), ([address]) => ({
        path,
        address,
      })),
    );
    expect(found.length).toBeGreaterThan(20);
    each(found, ({path, address}) => expect(getAddress(address.toLowerCase()), path).toBe(address));
  });

  test('both chain ids are equal, keyed URLs extend the public one, and no value of one network is one of the other', () => {
    each([networks.gtn, networks.testnet], (network) => {
      expect(network.zgtUrl.value).toBe(`${network.rpcUrl.value}/zgt/${networks.placeholders.apiKey.value}`);
      expect(network.zktUrl.value).toBe(`${network.rpcUrl.value}/zkt/${networks.placeholders.apiKey.value}`);
      expect(`0x${network.chainId.value.toString(16)}`).toBe(network.chainIdHex.value);
      expect(network.zktTryUrl.value).toBe(`${network.rpcUrl.value}/zkt/try-it-out`);
    });
    const valuesOf = (id: NetworkId): readonly string[] =>
      all.flatMap(([path, {value}]) => (path.startsWith(`networks.${id}.`) ? [String(value)] : []));
    const [gtn, testnet] = NETWORK_IDS.map(valuesOf);
    expect(gtn?.length).toBeGreaterThan(5);
    expect(gtn?.filter((value) => testnet?.includes(value))).toEqual([]);
  });

  test('no old address is published', () => {
    expect(JSON.stringify(facts).toLowerCase()).not.toContain('0xdc2b93f3');
  });
});

describe('precompiles', () => {
  test.each([
    ['vault', precompiles.feeRewardsVaultController],
    ['validator', precompiles.validatorFeeTokenSelector],
  ] as const)(
    'the ABI file %s.json, which Remix reads, has functions of its precompile',
    (name, {functions: known}) => {
      const abi = new Interface(readFileSync(`examples/abi/${name}.json`, 'utf8'));
      const own = known.rows.map((row) => FunctionFragment.from(row.abi).format('full'));
      each(abi.fragments, (fragment) => expect(own).toContain(fragment.format('full')));
    },
  );

  test('selectors match their signatures and names', () => {
    expect(functions.length).toBeGreaterThan(30);
    const problems = functions.flatMap(({id, abi, selector}) => {
      const fragment = FunctionFragment.from(abi);
      const computed = hash(fragment.format('sighash')).slice(0, 10);
      return [
        ...(fragment.name === id ? [] : [`the id "${id}" names ${fragment.name} in its abi`]),
        ...(computed === selector
          ? []
          : [`${id}: its selector is ${selector}, the hash of its abi "${abi}" begins with ${computed}`]),
      ];
    });
    expect(problems.join('\n')).toBe('');
  });

  test('topics are the hashes of what the runtime hashes, and start with the prefixes in the sources', () => {
    expect(events.map((event) => event.id).sort()).toEqual(Object.keys(TOPIC_PREFIXES).sort());
    each(events, (event) => {
      const fragment = EventFragment.from(event.abi);
      expect(fragment.name).toBe(event.id);
      expect(fragment.format('sighash')).toBe(event.hashed);
      expect(hash(event.hashed), event.id).toBe(event.topic);
      expect(event.topic.slice(0, 10), event.id).toBe(TOPIC_PREFIXES[event.id]);
    });
  });

  test('short and full addresses match; 0x802 is for validators, 0x803 for users', () => {
    const rows = [
      ...contracts.map(({address, short}) => [address.value, short.value] as const),
      ...precompiles.ethereum.rows.map(({address, short}) => [address, short] as const),
      ...precompiles.utility.rows.map(({address, short}) => [address, short] as const),
    ];
    expect(contracts.length).toBe(precompiles.stabilityCount.value);
    each(rows, ([address, short]) => expect(BigInt(address)).toBe(BigInt(short)));
    expect(precompiles.validatorFeeTokenSelector.short.value).toBe('0x802');
    expect(precompiles.feeTokenSelector.short.value).toBe('0x803');
  });
});

const count = (column: 'severity' | 'status', value: string): number =>
  audit.findings.rows.filter((row) => row[column] === value).length;
const best = (network: string): number =>
  Math.max(...benchmarks.rows.rows.filter((row) => row.network === network).map(({tps}) => tps));
const {engines} = JSON.parse(readFileSync('examples/package.json', 'utf8')) as {engines: {node: string}};
const {worked} = atm;
const ids = (rows: readonly {readonly id: string}[]): string => rows.map(({id}) => id).join();

test.each<[string, unknown, unknown]>([
  ['limits.baseFeeWei', limits.baseFeeWei.value, limits.baseFeeGwei.value * 1e9],
  [
    'chain.sessionMinutes',
    chain.sessionMinutes.value,
    (chain.sessionBlocks.value * chain.blockTimeSeconds.value) / 60,
  ],
  [
    'atm.worked.feeStable',
    worked.feeStable.value,
    (worked.gasUsed.value * limits.baseFeeWei.value * worked.rateStable.value) /
      10 ** worked.tokenDecimals.value,
  ],
  ['atm.worked.refunded', worked.refunded.value, worked.withheld.value - worked.used.value],
  [
    'atm.worked.validatorPart',
    worked.validatorPart.value,
    (worked.used.value * atm.validatorPercentage.value) / 100,
  ],
  ['atm.worked.dappPart', worked.dappPart.value, worked.used.value - worked.validatorPart.value],
  [
    'atm.worked.averageWait',
    worked.averageWait.value,
    (chain.blockTimeSeconds.value * 100) / worked.acceptingPercentage.value,
  ],
  [
    'benchmarks.ceilingTps',
    benchmarks.ceilingTps.value,
    Math.floor(limits.blockGas.value / benchmarks.transferGas.value / chain.blockTimeSeconds.value),
  ],
  ['benchmarks.bestTestnetTps', benchmarks.bestTestnetTps.value, best('testnet')],
  ['benchmarks.bestGtnTps', benchmarks.bestGtnTps.value, best('gtn')],
  [
    'benchmarks.publishedTps',
    benchmarks.publishedTps.value,
    benchmarks.rows.rows.find(({id}) => id === 'gtn355006')?.tps,
  ],
  ['audit.findings', ids(audit.findings.rows), 'N1,N2,N3,N4,N5,N6,N7,N8,N9,N10,N11'],
  ['audit.findingCount', audit.findingCount.value, audit.findings.rows.length],
  ['audit.highCount', audit.highCount.value, count('severity', 'High')],
  ['audit.lowCount', audit.lowCount.value, count('severity', 'Low')],
  ['audit.suggestionCount', audit.suggestionCount.value, count('severity', 'Suggestion')],
  ['audit.fixedCount', audit.fixedCount.value, count('status', 'Fixed')],
  ['audit.acknowledgedCount', audit.acknowledgedCount.value, count('status', 'Acknowledged')],
  ['audit.ignoredCount', audit.ignoredCount.value, count('status', 'Ignored')],
  [
    'versions.pragma',
    versions.pragma.value,
    `>=${versions.solidityOldest.value} <${versions.solidityTooNew.value}`,
  ],
  ['versions.npm.solc', versions.npm.solc.value, versions.solidity.value],
  ['versions.node', versions.node.text, `Node ${versions.node.value}`],
  ['engines in examples/package.json', engines.node.split(' ')[0], `^${versions.node.value}.0`],
])('%s agrees with the figures that it depends on', (_, figure, expected) => {
  expect(figure).toBe(expected);
});

test('figures have the same number wherever name and unit are the same', () => {
  const byName = new Map<string, Map<string, string>>();
  all.forEach(([token, {value, unit}]) => {
    if (typeof value !== 'number' || unit === undefined) return;
    const key = `${token.split('.').at(-1)} in ${unit}`;
    const seen = byName.get(key) ?? new Map<string, string>();
    byName.set(key, seen.set(String(value), token));
  });
  const several = Array.from(byName).filter(([, values]) => values.size > 1);
  expect(byName.size).toBeGreaterThan(10);
  expect(several.map(([key, values]) => `${key}: ${Array.from(values.values()).join(', ')}`)).toEqual([]);
});

describe('glossary', () => {
  test('has at least 40 terms, short, unique, sorted and without figures', () => {
    const {rows} = glossary;
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map((row) => row.term.toLowerCase())).size).toBe(rows.length);
    each(rows, (row) => {
      expect(row.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(row.definition.length, row.id).toBeLessThanOrEqual(120);
      expect(row.definition, row.id).toMatch(/\.$/);
      expect(row.definition.replace(/(ERC|EIP)-\d+|0x/g, ''), row.id).not.toMatch(/\d/);
    });
    const wholePages = rows.filter(({see}) => !see.includes('#'));
    expect(wholePages.length, 'entries that lead to a page, not to a section').toBeLessThan(rows.length / 5);
    const terms = rows.map((row) => row.term.toLowerCase());
    expect(terms).toEqual(Array.from(terms).sort());
  });
});
