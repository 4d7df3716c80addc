import {expect, test} from 'vitest';
import {cutMiddle} from './cut';

test('keeps both ends, and the parts join to the value', () => {
  const address = `0x${'0'.repeat(37)}801`;
  const parts = cutMiddle(address);
  expect(parts[0]).toBe('0x0000');
  expect(parts[2]).toBe('0801');
  expect(parts.join('')).toBe(address);
});

test('does not cut a selector', () => {
  expect(cutMiddle('0xc0c1eebc')).toEqual(['0xc0c1eebc', '', '']);
});
