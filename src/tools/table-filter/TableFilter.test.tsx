// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {TableFilter} from './TableFilter';

const table = (caption: string, ...rows: readonly string[]) => (
  <div>
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row} id={row}>
            <th scope="row">{row}</th>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Renders a filter around groups of entries, in tables, in a list and in a disclosure. */
function open(): void {
  render(
    <TableFilter noun="entries">
      <h2>Tokens</h2>
      <p>About tokens:</p>
      {table('Functions', 'addToken', 'owner')}
      <p>And its events:</p>
      {table('Events', 'TokenAdded')}
      <h3>Vault</h3>
      <details>
        <summary>In detail</summary>
        <ul>
          <li id="claim">claim reward</li>
        </ul>
      </details>
      <p>That was the vault.</p>
      <h2>Words</h2>
      <div>
        <dl>
          <div data-row>gas</div>
        </dl>
      </div>
    </TableFilter>,
  );
}

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Filter the entries');
const type = (value: string) => fireEvent.change(field(), {target: {value}});
const outcome = () => within(screen.getByRole('search')).getByRole('status').textContent;
const TEXTS = 'h2, h3, p:not([role]), th, li, [data-row]';
const shown = () =>
  Array.from(document.querySelectorAll(TEXTS))
    .filter((element) => !element.closest('[hidden]'))
    .map(({textContent}) => textContent);

test.each([
  ['ADD  token', '2 of 5 entries.', ['Tokens', 'About tokens:', 'addToken', 'And its events:', 'TokenAdded']],
  ['owner', '1 of 5 entries.', ['Tokens', 'About tokens:', 'owner']],
  ['events', '1 of 5 entries.', ['Tokens', 'And its events:', 'TokenAdded']],
  ['claim', '1 of 5 entries.', ['Tokens', 'Vault', 'claim reward', 'That was the vault.']],
  ['words', '1 of 5 entries.', ['Words', 'gas']],
  ['(.*', 'None of the 5 entries matches.', []],
])('%j: %s The headings and introductions of what is hidden are hidden', (text, said, left) => {
  open();
  const all = shown();
  type(text);
  expect([outcome(), shown()]).toEqual([said, left]);
  type(' ');
  expect([outcome(), shown()]).toEqual(['', all]);
});

test('what matches in a disclosure is shown, and an empty field closes it again', () => {
  open();
  const isOpen = () => document.querySelector('details')?.open;
  type('gas');
  expect(isOpen()).toBe(false);
  type('claim');
  expect(isOpen()).toBe(true);
  type('');
  expect(isOpen()).toBe(false);
});

test('what a row folds is opened where few rows match', () => {
  const rows = ['one', 'two', 'three', 'four'].map((word) => (
    <li key={word}>
      <details>
        <summary>{word}</summary>The cause.
      </details>
    </li>
  ));
  render(
    <TableFilter noun="errors">
      <ul>{rows}</ul>
    </TableFilter>,
  );
  const opened = (text: string): number => {
    fireEvent.change(screen.getByLabelText('Filter the errors'), {target: {value: text}});
    return document.querySelectorAll('li:not([hidden]) details[open]').length;
  };
  expect(['t', 'the cause', ''].map(opened)).toEqual([0, 0, 0]);
  expect(['two', 'tw', ''].map(opened)).toEqual([1, 1, 0]);
});

test('what a hash reveals is shown, with all the rest, and stays open', () => {
  open();
  type('owner');
  const claim = document.getElementById('claim');
  claim?.closest('details')?.setAttribute('open', '');
  act(() => void claim?.dispatchEvent(new CustomEvent('reveal', {bubbles: true})));
  expect([field().value, outcome(), shown()]).toEqual(['', '', expect.arrayContaining(['addToken', 'gas'])]);
  expect([claim?.closest('[hidden]'), claim?.closest('details')?.open]).toEqual([null, true]);
});
