// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {Notice} from './Notice';
import type {Program} from '../../plugins/samples/client/program';

const KEY = 'reader-key-0123456789';
const READ: Program = {
  id: 'rpc/back-off',
  networks: ['testnet'],
  networkBy: 'sample',
  needsKey: true,
  needsAccount: false,
};

afterEach(cleanup);

test.each([
  [
    {...READ, id: 'viem/write-contract', needsAccount: true},
    /throwaway account, which your browser keeps for this tab\. .*public and permanent/,
  ],
  [{...READ, id: 'zkt/message'}, /^What it sends is public and permanent\.$/],
])('%j says that what it sends stays public', (program, sentence) => {
  render(<Notice program={program} />);
  expect(screen.getByText(sentence)).not.toBeNull();
});

test('a program that only reads with a key says nothing', () => {
  const {container} = render(<Notice program={READ} />);
  expect(container.innerHTML).toBe('');
});

test('the field holds the key, and no attribute does', () => {
  const field = {label: 'Your API key', value: KEY, onText: () => undefined};
  const {container, rerender} = render(<Notice program={READ} field={field} />);
  const input = screen.getByLabelText<HTMLInputElement>('Your API key');
  expect(input.value).toBe(KEY);
  expect(input.className).toContain('masked');
  expect(container.innerHTML).not.toContain(KEY);
  rerender(<Notice program={READ} field={{...field, value: ''}} />);
  expect(input.value).toBe('');
});
