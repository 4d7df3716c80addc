// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useDraft} from '../../src/tools/feedback/useDraft';
import {GARBAGE} from '../garbage';

/** Loads a module anew, as after a reload of the page. */
function reloaded<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return load();
}

/** What each part of the site reads from the storage of the tab. */
const READERS = {
  'feedback-draft': () => Promise.resolve(renderHook(() => useDraft()).result.current.draft),
  'reader-values': async () =>
    (await reloaded(() => import('../../src/tools/reader/store'))).getReaderValues(),
};

/** Objects with all fields that a reader reads, each of another type. */
const FIELDS = [null, true, 0, '', [], ['Yes'], {}, {value: 'x'}, 'none of these'].map((value) =>
  JSON.stringify(
    Object.fromEntries(['helped', 'subject', 'testnet', 'address', 'contract'].map((name) => [name, value])),
  ),
);
const TEXTS = [null, true, 0, [], ['text'], {}].map((value) => JSON.stringify({text: value, email: value}));
const KEYS = ['0x', '0x12', `0x${'0'.repeat(64)}`, `0x${'f'.repeat(64)}`, 'ab'.repeat(32)].map((account) =>
  JSON.stringify({account, testnet: account}),
);

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(cleanup);

test.each(Object.entries(READERS))('garbage under "%s" counts for nothing', async (key, read) => {
  const nothing = await read();
  for (const stored of [...GARBAGE, ...FIELDS, ...TEXTS, ...KEYS]) {
    sessionStorage.clear();
    sessionStorage.setItem(key, stored);
    expect(await read(), stored.slice(0, 80)).toEqual(nothing);
  }
  expect('polluted' in {}).toBe(false);
});

test('what fits is kept beside what does not', async () => {
  const draft = {helped: 'No', subject: 'An idea', text: 'More', email: 5, more: 1};
  sessionStorage.setItem('feedback-draft', JSON.stringify(draft));
  sessionStorage.setItem('reader-values', JSON.stringify({testnet: ' abc123def456 ', address: 5}));
  expect(await READERS['feedback-draft']()).toEqual({
    helped: 'No',
    subject: 'An idea',
    text: 'More',
    email: '',
  });
  expect(await READERS['reader-values']()).toEqual({testnet: 'abc123def456'});
});
