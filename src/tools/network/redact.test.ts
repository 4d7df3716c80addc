import {expect, test} from 'vitest';
import {redact} from './redact';

test('removes secrets everywhere in the text', () => {
  expect(redact('https://x/zgt/key123: key123', ['key123', '', undefined])).toBe(
    'https://x/zgt/••••••: ••••••',
  );
  expect(redact('key123 other-key', ['key123', 'other-key'], 'API-KEY')).toBe('API-KEY API-KEY');
  expect(redact('nothing secret', [])).toBe('nothing secret');
});
