import {expect, test} from 'vitest';
import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {fillText, shown} from './fill-page';
import {READER_VALUES, type ReaderValues} from './values';

const values: ReaderValues = {
  apiKey: 'reader-key-0123456789',
  address: `0x${'a1'.repeat(20)}`,
  contract: `0x${'b2'.repeat(20)}`,
};

test.each(READER_VALUES)('%s is shown as long as its placeholder, and copied whole', (kind) => {
  const short = shown(kind, values);
  expect(short).toHaveLength(PLACEHOLDERS[kind].length);
  expect(shown(kind, {})).toBe(PLACEHOLDERS[kind]);
  for (const text of [PLACEHOLDERS[kind], short])
    expect(fillText(`x "${text}" y`, values)).toBe(`x "${values[kind]}" y`);
});

test('a key is shown masked, and a text without placeholders or values is copied as it is', () => {
  expect(shown('apiKey', values)).toBe('re••••••••89');
  const text = `${Object.values(PLACEHOLDERS).join(' ')} $& MY_CONTRACT_ADDRESS`;
  expect(fillText(text, {})).toBe(text);
  expect(fillText('$& MY_CONTRACT_ADDRESS', values)).toBe('$& MY_CONTRACT_ADDRESS');
});
