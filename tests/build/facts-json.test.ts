import {expect, test} from 'vitest';
import {dateOf, flattenFacts, sourcesOf} from '../../src/plugins/facts';
import {facts} from '../facts';
import {readBuilt} from './built-pages';

/** Paths that programs rely on: they keep their names. */
const RELIED = [
  ...['gtn', 'testnet'].flatMap((network) => [`networks.${network}.chainId`, `networks.${network}.rpcUrl`]),
  'networks.currency.symbol',
  'limits.requestsPerMinuteFree',
  'limits.batchSize',
  'limits.blockGas',
  'limits.transactionGas',
  'chain.blockTimeSeconds',
  'versions.solidity',
];

test('facts.json has every figure under its token path, with unit, date and sources, and no prose of tables', () => {
  const text = readBuilt('facts.json');
  const document = JSON.parse(text) as {
    readonly sources: Readonly<Record<string, {readonly href?: string; readonly asOf: string}>>;
    readonly facts: Readonly<Record<string, object>>;
  };
  const figures = flattenFacts(facts, (cell) => typeof cell === 'number');
  expect(document.facts).toEqual(
    Object.fromEntries(
      Array.from(figures, ([path, fact]) => {
        const {value, unit, status} = fact;
        const source = sourcesOf(fact).map(({title}) => title);
        return [path, {value, unit, asOf: dateOf(fact), source, status}];
      }),
    ),
  );
  const sources = Array.from(figures.values()).flatMap(sourcesOf);
  for (const {title, href, asOf} of sources) expect(document.sources[title]).toEqual({href, asOf});
  expect(RELIED.filter((path) => !(path in document.facts))).toEqual([]);
  expect(text.length).toBeLessThan(80_000);
});
