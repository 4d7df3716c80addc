import path from 'node:path';
import {expect, test} from 'vitest';
import {readableSources} from './sources';
import {readData} from '../plugins/facts';

const NODE = 'https://github.com/stabilityprotocol/stability';

test.each([
  ['docs developers/rate_limits.md', "Stability's earlier documentation: rate limits (developers)"],
  ['docs resources/faq.md', "Stability's earlier documentation: FAQ (resources)"],
  ['node runtime/src/lib.rs', 'Source code of the node: runtime/src/lib.rs'],
  ['headers of node precompiles/**/*.sol', 'Source code of the node: precompiles/**/*.sol (headers)'],
  ['viem src/chains', 'Source code of viem: src/chains'],
  ['repository stability-publisher-dapp', 'Repository stability-publisher-dapp'],
  ['history of the docs repository', 'History of the docs repository'],
])('%s reads %s', (source, title) => {
  expect(readableSources(source).map((entry) => entry.title)).toEqual([title]);
});

test('a node file that this site links to gets its own URL, any other the URL of the repository', () => {
  expect(readableSources('node LICENSE')[0]?.href).toBe(`${NODE}/blob/HEAD/LICENSE`);
  expect(readableSources('node precompiles/**/src/lib.rs')[0]?.href).toBe(NODE);
});

test('two sources give two entries; a choice of this site or a standard gives none', () => {
  expect(readableSources('docs resources/faq.md; node README.md')).toHaveLength(2);
  expect(readableSources('this documentation: a value chosen for the example')).toEqual([]);
  expect(readableSources('public standard or tool documentation')).toEqual([]);
});

test('no source of a fact is shown in the internal wording of this repository', () => {
  const titles = Array.from(readData(path.join(__dirname, '../data')).facts.values()).flatMap(({source}) =>
    readableSources(source).map(({title}) => title),
  );
  expect(new Set(titles).size).toBeGreaterThan(20);
  expect(titles.filter((title) => /^(?:Docs|Node) \S*[/.]|\bhere$/.test(title))).toEqual([]);
});
