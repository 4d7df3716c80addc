import {describe, expect, test} from 'vitest';
import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {fillText, shown} from './fill-text';
import {READER_VALUES, type ReaderValues} from './values';

const values: ReaderValues = {
  apiKey: 'reader-key-0123456789',
  address: `0x${'a1'.repeat(20)}`,
  contract: `0x${'b2'.repeat(20)}`,
};

describe('filling in', () => {
  test('shows as many characters as the placeholder has, and does not reveal the key', () => {
    for (const kind of READER_VALUES) {
      expect(shown(kind, values)).toHaveLength(PLACEHOLDERS[kind].length);
      expect(shown(kind, {})).toBe(PLACEHOLDERS[kind]);
    }
    expect(shown('apiKey', values)).toBe('re••••••••89');
    expect(shown('address', values)).toBe('0xa1a1a…a1a1');
  });

  test('replaces placeholders and their displayed form with the values', () => {
    for (const kind of READER_VALUES)
      for (const text of [PLACEHOLDERS[kind], shown(kind, values)])
        expect(fillText(`x "${text}" y`, values)).toBe(`x "${values[kind]}" y`);
  });

  test('leaves a text without placeholders unchanged, and every text if there are no values', () => {
    const text = `${Object.values(PLACEHOLDERS).join(' ')} $& MY_CONTRACT_ADDRESS`;
    expect(fillText(text, {})).toBe(text);
    expect(fillText('$& MY_CONTRACT_ADDRESS', values)).toBe('$& MY_CONTRACT_ADDRESS');
  });
});
