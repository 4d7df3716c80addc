import {readFileSync} from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {expect, test} from 'vitest';
import {COMPILER_BUILD, remixUrl} from './remix-url';

const CONTRACT = readFileSync(
  path.join(import.meta.dirname, '../../../examples/solidity/PossumToken.sol'),
  'utf8',
);

test('the contract stands in the fragment, whole, with compiler and EVM version', () => {
  const {origin, pathname, search, hash} = new URL(remixUrl(CONTRACT));
  expect([origin, pathname, search]).toEqual(['https://remix.ethereum.org', '/', '']);
  const settings = new Map(
    hash
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=') as [string, string]),
  );
  expect(Buffer.from(decodeURIComponent(settings.get('code') ?? ''), 'base64').toString()).toBe(CONTRACT);
  expect(settings.get('evmVersion')).toBe('shanghai');
  expect(settings.get('version')).toMatch(/^soljson-v0\.8\.24\+commit\.[0-9a-f]{8}\.js$/);
});

test('the compiler is the build that the tests use', () => {
  expect(`v${solc.version()}`.startsWith(`${COMPILER_BUILD}.`)).toBe(true);
});

test('text outside ASCII survives', () => {
  const code = decodeURIComponent(/#code=([^&]*)/.exec(remixUrl('// ⛓ é'))?.[1] ?? '');
  expect(Buffer.from(code, 'base64').toString()).toBe('// ⛓ é');
});
