// @vitest-environment jsdom
import {beforeAll, expect, test} from 'vitest';

beforeAll(async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://docs.test/users/transactions">';
  await import('./history');
});

test.each([
  ['/users/transactions.html?a=b#quota', '/users/transactions?a=b#quota'],
  ['/users/transactions#50%', '/users/transactions#50%25'],
  // As the start of an address alone, it would name another host.
  ['//users/transactions', '//users/transactions'],
  ['//evil.test/50%', '//evil.test/50%25'],
])('the address %s becomes one that the router can read, and its entry gets a key', (given, read) => {
  history.replaceState(null, '', location.origin + given);
  dispatchEvent(new PopStateEvent('popstate'));
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    read,
    {key: expect.any(String) as string},
  ]);
});
