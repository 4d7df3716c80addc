import {id as hash, FunctionFragment, EventFragment, getAddress} from 'ethers';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {facts} from '../../src/config/facts';
import {audit} from '../../src/data/audit';
import {benchmarks} from '../../src/data/benchmarks';
import {chain} from '../../src/data/chain';
import {glossary} from '../../src/data/glossary';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {precompiles, type PrecompileEvent, type PrecompileFunction} from '../../src/data/precompiles';
import {versions} from '../../src/data/versions';
import {firstDay, isFuture} from '../dates';
import {RETIRED_HOSTS} from '../retired';
import {flattenFacts, type FactTable} from '../../src/plugins/facts/shared/model';

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

const all = Array.from(flattenFacts(facts));

/** Runs an assertion for each input, and fails if there are no inputs. */
function each<T>(inputs: readonly T[], assertion: (input: T) => void): void {
  expect(inputs.length).toBeGreaterThan(0);
  inputs.forEach(assertion);
}

/** All tables of the tree, with their paths. */
function tables(node: unknown = facts, path = ''): readonly (readonly [string, FactTable])[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('rows' in node && Array.isArray(node.rows)) return [[path, node as FactTable]];
  return Object.entries(node).flatMap(([key, child]) => tables(child, path === '' ? key : `${path}.${key}`));
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

describe('shape', () => {
  test('every fact has a value, a source, and a valid date that is not in the future', () => {
    each(all, ([path, fact]) => {
      expect(fact.value, path).not.toBe('');
      expect(fact.asOf, path).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      const day = firstDay(fact.asOf);
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), path).toBe(day);
      expect(isFuture(fact.asOf), `${path}: ${fact.asOf} is in the future`).toBe(false);
      expect(fact.source.length, path).toBeGreaterThan(3);
    });
  });

  test('no text starts or ends with white space, except one prefix that programs need verbatim', () => {
    const padded = all.filter(([, {value, text = '', unit = '', note = '', source}]) =>
      [String(value), text, unit, note, source].some((part) => part !== part.trim()),
    );
    expect(padded.map(([path]) => path)).toEqual(['endpoints.sponsorConsentPrefix']);
  });

  test('rows have unique ids and token-safe names', () => {
    each(tables(), ([path, table]) => {
      const ids = table.rows.map((row) => row.id);
      expect(ids.length, path).toBeGreaterThan(0);
      expect(new Set(ids).size, path).toBe(ids.length);
      ids.forEach((id) => expect(id, path).toMatch(/^[A-Za-z][\w-]*$/));
    });
  });

  test('display forms with separators equal the raw number', () => {
    const withSeparators = all.filter(
      ([, fact]) => typeof fact.value === 'number' && /^[\d,]+$/.test(fact.text ?? ''),
    );
    each(withSeparators, ([path, fact]) =>
      expect(Number(fact.text?.replace(/,/g, '')), path).toBe(fact.value),
    );
  });
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

  test('hexadecimal and decimal chain ids are equal', () => {
    each([networks.gtn, networks.testnet], (network) =>
      expect(`0x${network.chainId.value.toString(16)}`).toBe(network.chainIdHex.value),
    );
  });

  test('URLs are valid and use https, and keyed URLs extend the public one', () => {
    const urls = all.filter(([, fact]) => /^[a-z]+:\/\//.test(String(fact.value)));
    expect(urls.length).toBeGreaterThan(60);
    each(urls, ([path, fact]) => expect(new URL(String(fact.value)).protocol, path).toBe('https:'));
    each([networks.gtn, networks.testnet], (network) => {
      expect(network.zgtUrl.value).toBe(`${network.rpcUrl.value}/zgt/${networks.placeholders.apiKey.value}`);
      expect(network.zktUrl.value).toBe(`${network.rpcUrl.value}/zkt/${networks.placeholders.apiKey.value}`);
      expect(network.zktTryUrl.value).toBe(`${network.rpcUrl.value}/zkt/try-it-out`);
    });
  });

  test('no retired host, key parameter or old address is published', () => {
    const text = JSON.stringify(facts);
    each(RETIRED_HOSTS, (host) => expect(text).not.toContain(host));
    expect(text).not.toMatch(/[?&]api_?key=/i);
    expect(text.toLowerCase()).not.toContain('0xdc2b93f3');
  });
});

describe('precompiles', () => {
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
      expect(EventFragment.from(event.abi).name).toBe(event.id);
      expect(hash(event.hashed), event.id).toBe(event.topic);
      expect(event.topic.slice(0, 10), event.id).toBe(TOPIC_PREFIXES[event.id]);
    });
  });

  test('the hashed text is the signature of the ABI fragment', () => {
    each(events, (event) => expect(EventFragment.from(event.abi).format('sighash')).toBe(event.hashed));
  });

  test('short and full addresses match; 0x802 is for validators, 0x803 for users', () => {
    const rows = [
      ...contracts.map(({address, short}) => [address.value, short.value] as const),
      ...precompiles.utility.rows.map(({address, short}) => [address, short] as const),
    ];
    expect(rows.length).toBe(precompiles.stabilityCount.value + precompiles.utilityCount.value);
    each(rows, ([address, short]) => expect(BigInt(address)).toBe(BigInt(short)));
    expect(precompiles.validatorFeeTokenSelector.short.value).toBe('0x802');
    expect(precompiles.feeTokenSelector.short.value).toBe('0x803');
  });
});

describe('figures that depend on others', () => {
  test('gas, base fee and slot are consistent', () => {
    expect(limits.baseFeeWei.value).toBe(limits.baseFeeGwei.value * 1e9);
    expect(chain.slotMilliseconds.value).toBe(chain.blockTimeSeconds.value * 1000);
    expect(chain.sessionBlocks.value * chain.blockTimeSeconds.value).toBe(chain.sessionMinutes.value * 60);
    expect(
      Math.floor(limits.blockGas.value / benchmarks.transferGas.value / chain.blockTimeSeconds.value),
    ).toBe(benchmarks.ceilingTps.value);
  });

  test('benchmark rows give the published rate in all rows but one, and the best rows are named', () => {
    const {rows} = benchmarks.rows;
    each(rows, (row) => {
      expect(row.blockGas, row.id).toBeLessThanOrEqual(limits.blockGas.value);
    });
    const best = (network: string) =>
      Math.max(...rows.filter((row) => row.network === network).map((row) => row.tps));
    expect([best('testnet'), best('gtn')]).toEqual([
      benchmarks.bestTestnetTps.value,
      benchmarks.bestGtnTps.value,
    ]);
    const given = ({transactions}: (typeof rows)[number]) => transactions / chain.blockTimeSeconds.value;
    const differing = rows.filter((row) => row.tps !== given(row));
    expect(differing.map((row) => [row.block, row.tps, given(row)])).toEqual([
      [355006, benchmarks.publishedTps.value, benchmarks.correctedTps.value],
    ]);
  });

  test('audit counts match the findings', () => {
    const {rows} = audit.findings;
    const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
    expect(rows.map((row) => row.id)).toEqual(Array.from({length: 11}, (_, index) => `N${index + 1}`));
    expect(audit.findingCount.value).toBe(rows.length);
    expect(audit.highCount.value).toBe(count((row) => row.severity === 'High'));
    expect(audit.lowCount.value).toBe(count((row) => row.severity === 'Low'));
    expect(audit.suggestionCount.value).toBe(count((row) => row.severity === 'Suggestion'));
    expect(audit.fixedCount.value).toBe(count((row) => row.status === 'Fixed'));
    expect(audit.acknowledgedCount.value).toBe(count((row) => row.status === 'Acknowledged'));
    expect(audit.ignoredCount.value).toBe(count((row) => row.status === 'Ignored'));
  });

  test('tiers have the two rate figures', () => {
    const rate = (id: string) => limits.tiers.rows.find((tier) => tier.id === id)?.requestsPerMinute;
    expect([rate('free'), rate('paid'), rate('custom')]).toEqual([
      limits.requestsPerMinuteFree.value,
      limits.requestsPerMinutePaid.value,
      undefined,
    ]);
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

  test('the pragma starts at the oldest supported compiler and ends before the first unsupported one', () => {
    expect(versions.pragma.value).toBe(
      `>=${versions.solidityOldest.value} <${versions.solidityTooNew.value}`,
    );
    expect(versions.npm.solc.value).toBe(versions.solidity.value);
  });

  test('the oldest version of Node is the one that the examples allow', () => {
    const {engines} = JSON.parse(readFileSync('examples/package.json', 'utf8')) as {engines: {node: string}};
    expect(engines.node).toMatch(new RegExp(`^\\^${versions.node.value}\\.0 `));
    expect(versions.node.text).toBe(`Node ${versions.node.value}`);
  });
});

describe('glossary', () => {
  test('has at least 40 terms, short, unique, sorted and without figures', () => {
    const {rows} = glossary;
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map((row) => row.term.toLowerCase())).size).toBe(rows.length);
    each(rows, (row) => {
      expect(row.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(row.definition.length, row.id).toBeLessThanOrEqual(220);
      expect(row.definition, row.id).toMatch(/\.$/);
      expect(row.definition.replace(/(ERC|EIP)-\d+|0x/g, ''), row.id).not.toMatch(/\d/);
      expect(row.see, row.id).toMatch(/^\/[a-z]/);
    });
    const terms = rows.map((row) => row.term.toLowerCase());
    expect(terms).toEqual(Array.from(terms).sort());
  });
});
