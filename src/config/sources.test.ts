import path from 'node:path';
import {expect, test} from 'vitest';
import {readableSources} from './sources';
import {readData} from '../plugins/facts';

const NODE = 'https://github.com/stabilityprotocol/stability';
const DOCS = 'https://github.com/stabilityprotocol/docs';

test.each([
  ['docs developers/rate_limits.md', "Stability's docs: developers/rate_limits"],
  ['docs resources/faq.md', "Stability's docs: resources/faq"],
  ['node runtime/src/lib.rs', 'Node: runtime/src/lib.rs'],
  ['headers of node precompiles/**/*.sol', 'Node: precompiles/**/*.sol (headers)'],
  ['viem src/chains', 'Source code of viem: src/chains'],
  ['repository stability-publisher-dapp', 'Repository stability-publisher-dapp'],
  ['history of the docs repository', 'History of the docs repository'],
])('%s reads %s', (source, title) => {
  expect(readableSources(source).map((entry) => entry.title)).toEqual([title]);
});

test.each([
  ['node LICENSE', `${NODE}/blob/e9bdc6d0a4fbcff643b775e1412007b820a18371/LICENSE`],
  ['docs resources/faq.md', `${DOCS}/blob/1706c1d78951858ec2e5efb426842d1ed40ec8f8/docs/resources/faq.md`],
  ['docs docusaurus.config.ts', `${DOCS}/blob/1706c1d78951858ec2e5efb426842d1ed40ec8f8/docusaurus.config.ts`],
  ['node precompiles/**/src/lib.rs', undefined],
  ['recomputed from node runtime/src/stability_config.rs and lib.rs', undefined],
])('%s leads to the file at the commit that was read, and several files lead nowhere', (source, href) => {
  expect(readableSources(source)[0]?.href).toBe(href);
});

test('two sources give two entries; a choice of this site or a standard gives none', () => {
  expect(readableSources('docs resources/faq.md; node README.md')).toHaveLength(2);
  expect(readableSources('this documentation: a value chosen for the example')).toEqual([]);
  expect(readableSources('public standard or tool documentation')).toEqual([]);
});

const SHOWN = Array.from(readData(path.join(__dirname, '../data')).facts.values()).flatMap(({source, asOf}) =>
  readableSources(source).map((named) => ({asOf, ...named})),
);

test('no source of a fact is shown in the internal wording of this repository', () => {
  expect(new Set(SHOWN.map(({title}) => title)).size).toBeGreaterThan(20);
  expect(SHOWN.filter(({title}) => /^(?:Docs|Node) \S*[/.]|\bhere$/.test(title))).toEqual([]);
});

test('a file has one date, whichever figure it is a source of, and does not lead to the root of its repository', () => {
  const files = SHOWN.filter(({title}) => /^(?:Node|Stability's docs|OpenAPI)/.test(title));
  const dates = new Map<string, Set<string>>();
  files.forEach(({title, asOf}) => dates.set(title, (dates.get(title) ?? new Set()).add(asOf)));
  expect(dates.size).toBeGreaterThan(20);
  expect(Array.from(dates).filter(([, all]) => all.size > 1)).toEqual([]);
  expect(files.filter(({href}) => href === NODE || href === DOCS)).toEqual([]);
});
