import solc from 'solc';
import {expect, test} from 'vitest';
import {remixUrl} from './remix';

test('Remix opens with the compiler that the tests use, and its EVM version', () => {
  const {origin, pathname, search, hash} = new URL(remixUrl);
  expect([origin, pathname, search]).toEqual(['https://remix.ethereum.org', '/', '']);
  const [, build = '?'] =
    /&evmVersion=shanghai&version=soljson-(v0\.8\.24\+commit\.[0-9a-f]{8})\.js$/.exec(hash) ?? [];
  expect(`v${solc.version()}`).toContain(`${build}.`);
});
