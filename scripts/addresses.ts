/*
 * Updates the list of promised addresses: every page and heading id that was ever published. The list only grows; tests fail
 * for an address that no longer exists.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {publishedAddresses} from '../tests/build/addresses';

const LIST = path.join(__dirname, '../tests/build/promised-addresses.json');

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(
      'Usage: npx tsx scripts/addresses.ts\nAdds the addresses of the built site to tests/build/promised-addresses.json.',
    );
    return;
  }
  const known = JSON.parse(readFileSync(LIST, 'utf8')) as string[];
  const now = publishedAddresses(path.join(__dirname, '../build'));
  const all = Array.from(new Set([...known, ...now])).sort();
  writeFileSync(LIST, await format(JSON.stringify(all), {parser: 'json', printWidth: 110}));
  console.log(`${all.length} addresses, ${all.length - known.length} of them new.`);
}

void main();
