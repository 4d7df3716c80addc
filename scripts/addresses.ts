/*
 * Updates the list of promised addresses: every page and heading id that was ever published. The list only grows; tests fail
 * for an address that no longer exists.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {requireCurrentBuild} from '../src/plugins/bundler/node/build-stamp';
import {readEnv} from '../src/config/env';
import {publishedAddresses} from '../tests/build/addresses';

const ROOT = path.join(__dirname, '..');
const LIST = path.join(ROOT, 'tests/build/promised-addresses.json');

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(
      'Usage: npx tsx scripts/addresses.ts\nAdds the addresses of the built site to tests/build/promised-addresses.json.',
    );
    return;
  }
  requireCurrentBuild(ROOT, readEnv(process.env));
  const known = JSON.parse(readFileSync(LIST, 'utf8')) as string[];
  const now = publishedAddresses(path.join(ROOT, 'build'));
  const all = Array.from(new Set([...known, ...now])).sort();
  writeFileSync(LIST, await format(JSON.stringify(all), {parser: 'json', printWidth: 110}));
  console.log(`${all.length} addresses, ${all.length - known.length} of them new.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
