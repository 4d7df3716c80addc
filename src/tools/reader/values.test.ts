import {describe, expect, test} from 'vitest';
import {checkValue, maskKey} from './values';

const ADDRESS = '0x7F521250d3AAcba194dBB33427fFEa2C546B433d';

describe('values that a reader fills in', () => {
  test.each([
    ['apiKey', '  abc123def456 ', 'abc123def456'],
    ['apiKey', 'try-it-out', 'try-it-out'],
    ['address', ADDRESS, ADDRESS],
    ['contract', ADDRESS, ADDRESS],
  ] as const)('%s: %j is kept as %j', (kind, text, value) => {
    expect(checkValue(kind, text)).toEqual({value});
  });

  test.each([
    ['apiKey', ''],
    ['apiKey', 'short'],
    ['apiKey', ADDRESS],
    ['apiKey', 'abc"; rm -rf /'],
    ['apiKey', "abc123'"],
    ['apiKey', '$(curl x)abc'],
    ['apiKey', 'abc/../def'],
    ['apiKey', 'abc?x=y#z'],
    ['apiKey', 'abc123\ndef'],
    ['apiKey', 'https://rpc.example/zgt/abc123'],
    ['address', '0x123'],
    ['contract', `${ADDRESS}"`],
  ] as const)('%s: %j is refused with a sentence', (kind, text) => {
    const checked = checkValue(kind, text);
    expect('problem' in checked && checked.problem).toMatch(/^This is (?:not )?an? .*\.$/);
  });

  test('a private key is rejected with its own message in every field', () => {
    for (const kind of ['apiKey', 'address', 'contract'] as const)
      expect(checkValue(kind, 'a'.repeat(64))).toEqual({
        problem: expect.stringContaining('Never paste one') as string,
      });
  });

  test('the placeholder is refused as a key', () => {
    expect(checkValue('apiKey', ' YOUR_API_KEY ')).toEqual({
      problem: 'This is the placeholder. Put your own key here.',
    });
  });

  test('a key is shown masked', () => {
    expect(maskKey('abc123def456')).toBe('ab••••••••56');
  });
});
