import {readFileSync} from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {expect, test} from 'vitest';
import {COMPILER_BUILD, remixUrl} from './remix-url';

const CONTRACT = readFileSync(
  path.join(import.meta.dirname, '../../../examples/solidity/PossumToken.sol'),
  'utf8',
);

test('the fragment holds the whole contract, the compiler and the EVM version', () => {
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

test('the compiler build is the one that the tests use', () => {
  expect(`v${solc.version()}`.startsWith(`${COMPILER_BUILD}.`)).toBe(true);
});

test('non-ASCII text is preserved', () => {
  const code = decodeURIComponent(/#code=([^&]*)/.exec(remixUrl('// ⛓ é'))?.[1] ?? '');
  expect(Buffer.from(code, 'base64').toString()).toBe('// ⛓ é');
});
