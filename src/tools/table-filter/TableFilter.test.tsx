// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {DataTable} from '@site/src/components/tables/DataTable';
import {TableFilter} from './TableFilter';
import type {Facet} from './state';

const router = vi.hoisted(() => ({location: {}, listeners: new Set<() => void>()}));
vi.mock('@docusaurus/router', async () => {
  const {useSyncExternalStore} = await import('react');
  const subscribe = (listener: () => void) => {
    router.listeners.add(listener);
    return () => router.listeners.delete(listener);
  };
  return {useLocation: () => useSyncExternalStore(subscribe, () => router.location)};
});

/** Goes to an address as the router does, which fires no event of the browser's. */
function push(path: string): void {
  history.pushState(null, '', path);
  router.location = {};
  act(() => router.listeners.forEach((listener) => listener()));
}

const FACETS: readonly Facet[] = [
  {name: 'network', label: 'Network', column: 'Block', values: ['Testnet', 'GTN']},
];
const ROWS = [
  ['GTN 7', '1,000'],
  ['Testnet 8', '90'],
  ['GTN 9', '200'],
] as const;

beforeEach(() => {
  history.replaceState(null, '', '/page');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function open(): void {
  render(
    <TableFilter id="blocks" noun="blocks" facets={FACETS}>
      <h2>Measured</h2>
      <p>All of them:</p>
      <DataTable
        caption="Blocks"
        head={['Block', {title: 'Gas', sortable: true}]}
        rows={ROWS.map((cells) => ({
          id: cells[0],
          cells,
          link: {id: cells[0].replace(' ', ''), label: cells[0]},
        }))}
      />
      <ul>
        <li>Not measured</li>
      </ul>
      <div>
        <ul role="tablist">
          <li role="tab">ethers</li>
        </ul>
      </div>
    </TableFilter>,
  );
}

/** First cells of the rows in sight, in the order of the page. */
const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('rowheader').map(({textContent}) => textContent);
const outcome = () => within(screen.getByRole('search')).getByRole('status');

test('text and facet hide the rows, and what has none; the address says so; clearing brings all back', async () => {
  open();
  expect(outcome().textContent).toBe('');
  fireEvent.change(screen.getByLabelText('Network'), {target: {value: 'GTN'}});
  await screen.findByText('2 of 4 blocks.');
  expect(shown()).toEqual(['GTN 7', 'GTN 9']);
  expect(screen.queryByText('All of them:')?.closest('[hidden]')).not.toBeNull();
  expect(screen.queryByRole('heading', {name: 'Measured'})).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Filter the blocks'), {target: {value: '9'}});
  await screen.findByText('1 of 4 blocks.');
  expect(location.hash).toBe('#blocks&q=9&network=GTN');
  fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
  await screen.findByText('All of them:');
  expect(shown()).toHaveLength(3);
  expect(location.hash).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Filter the blocks'));
});

test('a filter that matches nothing says so', async () => {
  open();
  fireEvent.change(screen.getByLabelText('Filter the blocks'), {target: {value: 'zzz'}});
  await screen.findByText('None of the 4 blocks matches.');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('button', {name: 'Clear the filter'})).toBeTruthy();
});

test('a header sorts up, down, and gives the order of the page back', async () => {
  open();
  const header = screen.getByRole('columnheader', {name: /Gas/});
  const press = () => fireEvent.click(within(header).getByRole('button', {name: 'Sort by Gas'}));
  press();
  await screen.findByText('4 of 4 blocks, by Gas, ascending.');
  expect([shown(), header.getAttribute('aria-sort')]).toEqual([['Testnet 8', 'GTN 9', 'GTN 7'], 'ascending']);
  press();
  await screen.findByText('4 of 4 blocks, by Gas, descending.');
  expect([shown(), location.hash]).toEqual([['GTN 7', 'GTN 9', 'Testnet 8'], '#blocks&sort=-gas']);
  press();
  await act(async () => {
    await Promise.resolve();
  });
  expect([shown(), location.hash]).toEqual([['GTN 7', 'Testnet 8', 'GTN 9'], '']);
});

test('an address with a choice is followed, and so is one of a row that is hidden', async () => {
  history.replaceState(null, '', '/page#blocks&q=testnet&sort=gas');
  open();
  await screen.findByText('1 of 4 blocks, by Gas, ascending.');
  expect(screen.getByLabelText<HTMLInputElement>('Filter the blocks').value).toBe('testnet');
  const hidden = document.getElementById('GTN7');
  expect(hidden?.hidden).toBe(true);
  push('/page#GTN7');
  await screen.findByText('All of them:');
  expect(hidden?.hidden).toBe(false);
});

test('a choice stays when the address moves to a row that it shows', async () => {
  open();
  fireEvent.change(screen.getByLabelText('Network'), {target: {value: 'GTN'}});
  await screen.findByText('2 of 4 blocks.');
  Object.defineProperty(document.getElementById('GTN9'), 'getClientRects', {value: () => [{}]});
  push('/page#GTN9');
  await act(async () => {
    await Promise.resolve();
  });
  expect(shown()).toEqual(['GTN 7', 'GTN 9']);
  expect(location.hash).toBe('#GTN9');
});
