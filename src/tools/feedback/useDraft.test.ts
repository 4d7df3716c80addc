// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {setReaderValues} from '../reader/store';
import {useDraft} from './useDraft';

const KEY = 'reader-key-0123456789';
const PRIVATE = `0x${'ab'.repeat(32)}`;
const DRAFT = 'feedback-draft';

afterEach(() => {
  cleanup();
  setReaderValues({});
  sessionStorage.clear();
});

/** A draft with this text. */
function typed(text: string) {
  const {result} = renderHook(() => useDraft());
  act(() => result.current.change({text}));
  return result;
}

test('a key is replaced in the draft and where it is stored, and does not come back when the key is cleared', () => {
  setReaderValues({testnet: KEY});
  const result = typed(`It fails with ${KEY}`);
  expect(result.current).toMatchObject({draft: {text: 'It fails with YOUR_API_KEY'}, replaced: true});
  expect(sessionStorage.getItem(DRAFT)).toContain('It fails with YOUR_API_KEY');
  act(() => setReaderValues({}));
  expect(result.current.safe.text).toBe('It fails with YOUR_API_KEY');
  act(() => result.current.change({text: 'It fails'}));
  expect(result.current.replaced).toBe(false);
});

test('a key that was typed before it was known is replaced once it is, also in the field for the e-mail address', () => {
  const result = typed(`It fails with ${KEY}`);
  act(() => result.current.change({email: KEY}));
  act(() => setReaderValues({gtn: KEY}));
  const draft = {text: 'It fails with YOUR_API_KEY', email: 'YOUR_API_KEY'};
  expect(result.current).toMatchObject({draft, safe: draft, replaced: true});
  expect(sessionStorage.getItem(DRAFT)).not.toContain(KEY);
});

test('a number that may be a private key stays in the field, and is not stored', () => {
  const {draft, safe, replaced} = typed(`My private key is ${PRIVATE}`).current;
  expect(draft.text).toContain(PRIVATE);
  expect([safe.text, replaced]).toEqual(['My private key is (removed)', true]);
  expect(sessionStorage.getItem(DRAFT)).toContain('(removed)');
  expect(sessionStorage.getItem(DRAFT)).not.toContain(PRIVATE.slice(2));
});
