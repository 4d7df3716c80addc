import {expect, test} from 'vitest';
import {currentAddress} from './moved';

const MOVED = [
  {from: '/users/fees', to: '/users/transactions'},
  {from: '/users/transactions#old', to: '/users/limits#new'},
  {from: '/users/part', to: '/users/limits#part'},
];

test.each([
  ['/users/fees', '/users/transactions'],
  ['/users/fees#free', '/users/transactions#free'],
  ['/users/fees#old', '/users/limits#new'],
  ['/users/part#any', '/users/limits#part'],
  ['/users/transactions', '/users/transactions'],
  ['https://example.org/users/fees', 'https://example.org/users/fees'],
])('%s is now %s', (address, current) => {
  expect(currentAddress(address, MOVED)).toBe(current);
});
