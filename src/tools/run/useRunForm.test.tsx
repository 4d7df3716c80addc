// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {contracts} from '@site/src/data/contracts';
import {FILL_ATTRIBUTE} from '@site/src/plugins/samples/client/placeholders';
import {getReaderValues, setReaderValues} from '../reader/store';
import type {Runnable} from '../../plugins/samples/client/program';
import {useRunForm} from './useRunForm';

const PROGRAM: Runnable = {
  id: 'zkt/message',
  url: '',
  workerUrl: '',
  networks: ['testnet'],
  networkBy: 'sample',
  needsKey: true,
  needsAccount: false,
};

afterEach(() => {
  cleanup();
  setReaderValues({});
});

test.each([
  [contracts.zktTryItOut.key.value, undefined],
  ['reader-key-0123456789', 'reader-key-0123456789'],
])('a run with the key %s leaves the key of the tab as %s', (key, stored) => {
  const {result} = renderHook(() => useRunForm(PROGRAM, 'testnet'));
  act(() => result.current.key?.onText(key));
  let apiKey: string | undefined;
  act(() => {
    apiKey = result.current.read()?.apiKey;
  });
  expect(apiKey).toBe(key);
  expect(getReaderValues().apiKey).toBe(stored);
});

test('the key of a run fills the samples of the page', () => {
  const mark = document.createElement('span');
  mark.setAttribute(FILL_ATTRIBUTE, 'apiKey');
  document.body.append(mark);
  const {result} = renderHook(() => useRunForm(PROGRAM, 'testnet'));
  act(() => result.current.key?.onText('reader-key-0123456789'));
  act(() => void result.current.read());
  expect(mark.textContent).toBe('re••••••••89');
  mark.remove();
});

test('the field of a key that was cleared is empty and has no problem', () => {
  const {result} = renderHook(() => useRunForm(PROGRAM, 'testnet'));
  act(() => result.current.key?.onText('reader-key-0123456789'));
  act(() => void result.current.read());
  expect(result.current.key).toBeUndefined();
  act(() => setReaderValues({}));
  expect(result.current.key).toMatchObject({value: ''});
  expect(result.current.key).not.toHaveProperty('problem');
});

test('a stored address fills only the first of two fields of its kind', () => {
  const contract = `0x${'b2'.repeat(20)}`;
  setReaderValues({contract});
  const {result} = renderHook(() => useRunForm({...PROGRAM, id: 'viem/rewards', needsKey: false}, 'testnet'));
  expect(result.current.args.map(({value}) => value)).toEqual([contract, '']);
});

test('identifies the choices of a run until the reader changes the network or the key', () => {
  const program: Runnable = {...PROGRAM, networkBy: 'environment'};
  const {result} = renderHook(() => useRunForm(program, 'testnet'));
  act(() => result.current.key?.onText(' reader-key-0123456789 '));
  const {id} = result.current;
  act(() => void result.current.read());
  expect(result.current.id).toBe(id);
  act(() => result.current.setNetwork('gtn'));
  expect(result.current.id).not.toBe(id);
  act(() => result.current.setNetwork('testnet'));
  expect(result.current.id).toBe(id);
  act(() => setReaderValues({apiKey: 'another-key-0123'}));
  expect(result.current.id).not.toBe(id);
});
