import {DomUtils} from 'htmlparser2';
import {expect, test} from 'vitest';
import {dateOf, flattenFacts, sourcesOf} from '../../src/plugins/facts';
import {findAll} from '../../src/plugins/pages';
import {facts} from '../facts';
import {readBuilt, readSitemap} from './built-pages';

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
  expect(text.length).toBeLessThan(125_000);
});

const MEANING = 'Read in the source code, not run';

test('facts.json has each statement that a page marks as read in source code, and the page says once what the mark means', () => {
  const {statements} = JSON.parse(readBuilt('facts.json')) as {
    readonly statements: readonly {
      readonly page: string;
      readonly statements: readonly {readonly text: string}[];
    }[];
  };
  const marked = readSitemap().pages.flatMap(({route, document}) => {
    const marksIn = (selector: string) =>
      findAll(selector, document).flatMap((content) => DomUtils.textContent(content).match(/†/g) ?? [])
        .length;
    const marks = marksIn('.theme-doc-markdown') - marksIn('[data-sources]');
    return marks === 0
      ? []
      : [
          {
            route,
            marks,
            notes: findAll('[data-sources]', document).filter((list) =>
              DomUtils.textContent(list).includes(MEANING),
            ).length,
          },
        ];
  });
  expect(marked.length).toBeGreaterThan(5);
  for (const {route, marks, notes} of marked) {
    expect(notes, route).toBe(1);
    const texts = statements.find(({page}) => page === route)?.statements.map(({text}) => text);
    const listed = texts?.join('').match(/†/g);
    expect(listed?.length, route).toBe(marks);
    expect(readBuilt(`${route.slice(1)}.md`), route).toContain(`† ${MEANING}.`);
  }
});
