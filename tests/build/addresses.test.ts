import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {temporaryFolder} from '../temporary-folder';
import {publishedAddresses} from './addresses';

const promised = JSON.parse(
  readFileSync(path.join(__dirname, 'promised-addresses.json'), 'utf8'),
) as readonly string[];

test('every page and heading that was ever published still exists, and the list has every new one', () => {
  const now = new Set(publishedAddresses(BUILD));
  expect(promised.length).toBeGreaterThan(300);
  expect(
    promised.filter((address) => !now.has(address)),
    'Others link to these addresses: keep the id, or give the new heading the old one.',
  ).toEqual([]);
  const known = new Set(promised);
  expect(
    Array.from(now).filter((address) => !known.has(address)),
    'New addresses: run "npx tsx scripts/addresses.ts", so that they stay.',
  ).toEqual([]);
});

test('a renamed heading is detected', () => {
  const build = temporaryFolder();
  writeFileSync(path.join(build, 'page.html'), '<h2 class="x" id="new">A</h2><tr id=row><td>');
  expect(publishedAddresses(build)).toEqual(['/page', '/page#new', '/page#row']);
});
