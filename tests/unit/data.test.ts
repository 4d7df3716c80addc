import {id as hash, FunctionFragment, EventFragment, getAddress, Interface} from 'ethers';
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {factsOptions} from '../../src/config/facts';
import {allFacts} from '../facts';
import {atm} from '../../src/data/atm';
import {audit} from '../../src/data/audit';
import {benchmarks} from '../../src/data/benchmarks';
import {chain} from '../../src/data/chain';
import {glossary} from '../../src/data/glossary';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {precompiles} from '../../src/data/precompiles';
import {versions} from '../../src/data/versions';
import {dateOf, readData, type Fact} from '../../src/plugins/facts';
import {temporaryFolder} from '../temporary-folder';

const all = Array.from(allFacts);
const contracts = [
  precompiles.supportedTokensManager,
  precompiles.validatorFeeTokenSelector,
  precompiles.feeTokenSelector,
  precompiles.validatorController,
  precompiles.upgradeRuntimeController,
  precompiles.feeRewardsVaultController,
];
const functions = [...contracts, precompiles.ownable, precompiles.conversionRateController].flatMap(
  (contract) => contract.functions.rows,
);
const events = [...contracts, precompiles.ownable].flatMap((contract) => contract.events.rows);

test('no fact is dated in the future', () => {
  // A writer's clock may be ahead of this one.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(all.filter(([, fact]) => dateOf(fact) > tomorrow).map(([path]) => path)).toEqual([]);
});

/** Paths of the figures, addresses and URLs that have changed, but whose date has not, unless it is that of today or of this month. */
function undated(before: ReadonlyMap<string, Fact>, now: ReadonlyMap<string, Fact>): readonly string[] {
  const today = new Date().toISOString();
  return Array.from(now).flatMap(([path, fact]) => {
    const former = before.get(path);
    const isFigure = /^(?:\d|0x|https:)/.test(String(fact.value));
    const hasChanged = isFigure && former !== undefined && former.value !== fact.value;
    return hasChanged && dateOf(former) === dateOf(fact) && !today.startsWith(dateOf(fact)) ? [path] : [];
  });
}

/** The figures of a commit; none if there is no such commit. */
function factsOf(commit: string): ReadonlyMap<string, Fact> {
  const folder = temporaryFolder();
  const archive = spawnSync('git', ['archive', commit, factsOptions.folder]);
  if (archive.status !== 0) return new Map();
  execFileSync('tar', ['-x', '-C', folder], {input: archive.stdout});
  return readData(path.join(folder, factsOptions.folder)).facts;
}

test('a figure that was changed since the last commit, or by it, has another date', () => {
  const {batchSize} = limits;
  const changed = new Map([['limits.batchSize', {...batchSize, value: 41}]]);
  expect(undated(allFacts, changed)).toEqual(['limits.batchSize']);
  expect(
    undated(allFacts, new Map([['limits.batchSize', {...batchSize, value: 41, asOf: '2025-12'}]])),
  ).toEqual([]);
  const isChanged = spawnSync('git', ['diff', '--quiet', 'HEAD', '--', factsOptions.folder]).status === 1;
  expect(
    undated(factsOf(isChanged ? 'HEAD' : 'HEAD^'), allFacts),
    'Give the source, or the fact, the date (asOf) on which you read the new value.',
  ).toEqual([]);
});

test('every address in a value has a valid checksum', () => {
  const found = all.flatMap(([path, {value}]) =>
    Array.from(String(value).matchAll(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g), ([address]) => ({path, address})),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({address}) => getAddress(address.toLowerCase()) !== address)).toEqual([]);
});

test.each([networks.gtn, networks.testnet])(
  'both chain ids of a network are equal, and its URLs extend its public one',
  ({chainId, chainIdHex, rpcUrl, zgtUrl, zktUrl, zktTryUrl}) => {
    const key = networks.placeholders.apiKey.value;
    expect(`0x${chainId.value.toString(16)}`).toBe(chainIdHex.value);
    expect([zgtUrl, zktUrl, zktTryUrl].map(({value}) => value.replace(rpcUrl.value, ''))).toEqual([
      `/zgt/${key}`,
      `/zkt/${key}`,
      '/zkt/try-it-out',
    ]);
  },
);

test('the networks have no value in common', () => {
  const values = Object.values(networks.gtn).map(({value}) => value as unknown);
  expect(Object.values(networks.testnet).filter(({value}) => values.includes(value))).toEqual([]);
});

test('short addresses, selectors and topics of precompiles are those of their addresses, names and signatures', () => {
  expect(contracts).toHaveLength(precompiles.stabilityCount.value);
  const addresses = [
    ...contracts.map(({address, short}) => [address.value, short.value] as const),
    ...[...precompiles.ethereum.rows, ...precompiles.utility.rows].map(
      ({address, short}) => [address, short] as const,
    ),
  ];
  expect(addresses.filter(([address, short]) => BigInt(address) !== BigInt(short))).toEqual([]);
  const ofFunctions = functions.map(({abi}) => {
    const fragment = FunctionFragment.from(abi);
    return {id: fragment.name, selector: fragment.selector};
  });
  expect(functions.map(({id, selector}) => ({id, selector}))).toEqual(ofFunctions);
  const ofEvents = events.map(({abi, hashed}) => {
    const fragment = EventFragment.from(abi);
    return {id: fragment.name, hashed: fragment.format('sighash'), topic: hash(hashed)};
  });
  expect(events.map(({id, hashed, topic}) => ({id, hashed, topic}))).toEqual(ofEvents);
});

test.each([
  ['vault', precompiles.feeRewardsVaultController],
  ['validator', precompiles.validatorFeeTokenSelector],
] as const)('the ABI file %s.json, which Remix reads, has functions of its precompile', (name, contract) => {
  const own = contract.functions.rows.map(({abi}) => FunctionFragment.from(abi).format('full'));
  const {fragments} = new Interface(readFileSync(`examples/abi/${name}.json`, 'utf8'));
  expect(own).toEqual(expect.arrayContaining(fragments.map((fragment) => fragment.format('full'))));
});

const count = (column: 'severity' | 'status', value: string): number =>
  audit.findings.rows.filter((row) => row[column] === value).length;
const best = (network: string): number =>
  Math.max(...benchmarks.rows.rows.filter((row) => row.network === network).map(({tps}) => tps));
const {engines} = JSON.parse(readFileSync('examples/package.json', 'utf8')) as {engines: {node: string}};

const {worked} = atm;

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
    'atm.worked.averageGap',
    worked.averageGap.value,
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
  ['engines in examples/package.json', engines.node, `>=${versions.node.value}.0`],
])('%s agrees with the figures that it depends on', (_, figure, expected) => {
  expect(figure).toBe(expected);
});

test('the terms of the glossary are in alphabetical order, each once, with a short definition without figures', () => {
  const terms = glossary.rows.map(({term}) => term.toLowerCase());
  expect(terms).toEqual(Array.from(new Set(terms)).sort());
  const wrong = glossary.rows.filter(
    ({definition}) =>
      definition.length > 120 ||
      !definition.endsWith('.') ||
      /\d/.test(definition.replace(/(ERC|EIP)-\d+|0x/g, '')),
  );
  expect(wrong).toEqual([]);
});
