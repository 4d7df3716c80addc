import {version as installed} from '@docsearch/react';
import {readFileSync} from 'node:fs';
import insightsClient from 'search-insights';
import {expect, it} from 'vitest';

it('the search box library is pinned to 3.9.0', () => {
  expect(installed).toBe('3.9.0');
});

it('the version of the events client is the installed one, and DocSearch supports it', () => {
  const file = 'node_modules/search-insights/package.json';
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
  expect(insightsClient.version).toBe(version);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  // DocSearch passes its keys to versions from 2.4 on only
  expect(major > 2 || (major === 2 && minor >= 4)).toBe(true);
});

it('at most 7 searches are recent, or 4 if there are favorites, of which there are at most 10', () => {
  const library = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  expect(library).toMatch(/_FAVORITE_SEARCHES__"\.concat\(\w+\),limit:10\}/);
  expect(library).toMatch(/_RECENT_SEARCHES__"\.concat\(\w+\),limit:0===\w+\.getAll\(\)\.length\?7:4\}/);
});
