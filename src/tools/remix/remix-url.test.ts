import solc from 'solc';
import {expect, test} from 'vitest';
import {COMPILER_BUILD, remixUrl} from './remix-url';

test('the fragment holds the whole contract, the compiler and the EVM version', () => {
  const contract = '// ⛓ é\ncontract A {}\n';
  const {origin, pathname, search, hash} = new URL(remixUrl(contract));
  expect([origin, pathname, search]).toEqual(['https://remix.ethereum.org', '/', '']);
  const settings = new Map(
    hash
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=') as [string, string]),
  );
  expect(Buffer.from(decodeURIComponent(settings.get('code') ?? ''), 'base64').toString()).toBe(contract);
  expect(settings.get('evmVersion')).toBe('shanghai');
  expect(settings.get('version')).toBe(`soljson-${COMPILER_BUILD}.js`);
  expect(`v${solc.version()}`.startsWith(`${COMPILER_BUILD}.`)).toBe(true);
});
