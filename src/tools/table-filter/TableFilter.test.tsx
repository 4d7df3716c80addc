// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {BrowserRouter, Link} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {DataTable} from '@site/src/components/tables/DataTable';
import type {Facet} from './rows';
import {TableFilter} from './TableFilter';

const FACETS: readonly Facet[] = [
  {name: 'network', label: 'Network', column: 'Block', values: ['Testnet', 'GTN']},
  {name: 'size', label: 'Size', values: ['small', 'large']},
];
const ROWS = [
  ['GTN 10', 'small', '1,000', '0x1f', 'N10'],
  ['Testnet 8', 'large', '90', '0x3', 'N1'],
  ['GTN 9', 'large', '198.5 (source: 200)', `0x${'a'.repeat(40)}`, 'N2'],
  ['GTN 9B', 'small', '50', `0x${'a'.repeat(39)}9`, 'N2'],
] as const;

beforeEach(() => {
  history.replaceState(null, '', '/page');
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

/** Renders a filter at an address with this hash. */
function open(hash = ''): void {
  history.replaceState(null, '', `/page${hash}`);
  render(
    <BrowserRouter>
      <Link to="/page#GTN9">To a row</Link>
      <TableFilter id="blocks" noun="blocks" facets={FACETS}>
        <h2>Measured</h2>
        <h3>In detail</h3>
        <p>All of them:</p>
        <DataTable
          caption="Blocks"
          head={[
            'Block',
            ...['Size', 'Gas', 'Hash', 'No.'].map((title) => ({title, sortable: true}) as const),
          ]}
          rows={ROWS.map((cells) => ({
            id: cells[0],
            cells,
            link: {id: cells[0].replace(' ', ''), label: cells[0]},
          }))}
        />
        <h2>Others</h2>
        <ul>
          <li>Not measured</li>
        </ul>
        <details>
          <ul>
            <li>Folded</li>
          </ul>
        </details>
        <div>
          <ul role="tablist">
            <li role="tab">ethers</li>
          </ul>
        </div>
      </TableFilter>
    </BrowserRouter>,
  );
}

/** First cells of the rows in sight, in the order of the page. */
const shown = () => screen.queryAllByRole('rowheader').map(({textContent}) => textContent);
const headings = () => screen.queryAllByRole('heading').map(({textContent}) => textContent);
const outcome = () => within(screen.getByRole('search')).getByRole('status').textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('Filter the blocks');

test.each([
  ['q=+TESTNET++larGe', ['Testnet 8']],
  ['q=blocks+detail+small', ['GTN 10', 'GTN 9B']],
  ['q=(.*', []],
  ['network=GTN', ['GTN 10', 'GTN 9', 'GTN 9B']],
  ['network=GTN&size=large', ['GTN 9']],
  ['network=Unknown&other=1', ROWS.map(([block]) => block)],
  ['q=9&network=GTN&sort=-no', ['GTN 9', 'GTN 9B']],
  ['sort=size', ['GTN 10', 'GTN 9B', 'Testnet 8', 'GTN 9']],
  ['sort=-size', ['Testnet 8', 'GTN 9', 'GTN 10', 'GTN 9B']],
  ['sort=gas', ['GTN 9B', 'Testnet 8', 'GTN 9', 'GTN 10']],
  ['sort=hash', ['Testnet 8', 'GTN 10', 'GTN 9B', 'GTN 9']],
  ['sort=no', ['Testnet 8', 'GTN 9', 'GTN 9B', 'GTN 10']],
])('an address with %s shows these rows in this order', (choice, rows) => {
  open(`#blocks&${choice}`);
  expect(shown()).toEqual(rows);
});

test('a choice in an address is no longer than one that a reader can type', () => {
  open(`#blocks&q=${'e+'.repeat(5000)}`);
  expect(field().value).toBe('e '.repeat(100));
});

test('text and facets hide rows, and what has none; the address says so; clearing brings all back', async () => {
  open();
  expect(outcome()).toBe('');
  fireEvent.change(screen.getByLabelText('Network'), {target: {value: 'GTN'}});
  expect(outcome()).toBe('3 of 6 blocks.');
  expect([headings(), screen.queryByText('All of them:')?.hidden]).toEqual([['Measured', 'In detail'], true]);
  fireEvent.change(field(), {target: {value: 'a&b=c #ü%'}});
  expect(outcome()).toBe('None of the 6 blocks matches.');
  await vi.waitFor(() => expect(location.hash).toBe('#blocks&q=a%26b%3Dc+%23%C3%BC%25&network=GTN'));
  cleanup();
  open(location.hash);
  expect([field().value, shown()]).toEqual(['a&b=c #ü%', []]);
  fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
  expect([shown().length, headings().length, outcome()]).toEqual([4, 3, '']);
  expect(document.activeElement).toBe(field());
  await vi.waitFor(() => expect(location.hash).toBe(''));
});

test('what matches in a disclosure is shown, and nothing else opens it', () => {
  open();
  const isOpen = () => screen.getByText('Folded').closest('details')?.open;
  fireEvent.change(field(), {target: {value: 'gtn'}});
  expect(isOpen()).toBe(false);
  fireEvent.change(field(), {target: {value: 'folded'}});
  expect(isOpen()).toBe(true);
});

test('a header sorts up, down, and gives the order of the page back', async () => {
  open();
  const header = screen.getByRole('columnheader', {name: /Gas/});
  const press = () => fireEvent.click(within(header).getByRole('button', {name: 'Sort by Gas'}));
  press();
  expect([outcome(), header.ariaSort]).toEqual(['6 of 6 blocks, by Gas, ascending.', 'ascending']);
  press();
  expect([outcome(), header.ariaSort]).toEqual(['6 of 6 blocks, by Gas, descending.', 'descending']);
  await vi.waitFor(() => expect(location.hash).toBe('#blocks&sort=-gas'));
  press();
  expect([outcome(), header.ariaSort]).toEqual(['', 'none']);
  expect(shown()).toEqual(ROWS.map(([block]) => block));
});

test('a link to a row brings it back if it is hidden, and else leaves the choice alone', () => {
  open('#blocks&network=GTN');
  fireEvent.click(screen.getByText('To a row'));
  expect(shown()).toHaveLength(3);
  fireEvent.change(field(), {target: {value: '10'}});
  fireEvent.click(screen.getByText('To a row'));
  expect([shown().length, field().value]).toEqual([4, '']);
  expect(location.hash).toBe('#GTN9');
});

test('a choice is not written into the address of the next page, whose code is still loading', () => {
  vi.useFakeTimers();
  open();
  fireEvent.change(field(), {target: {value: '10'}});
  history.pushState(null, '', '/next');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(location.pathname + location.hash).toBe('/next');
});

test('a choice is written into an address whose path begins with two slashes, which alone would name a host', () => {
  vi.useFakeTimers();
  open();
  history.replaceState(null, '', `${location.origin}//developers/public_rpc?a=b`);
  fireEvent.change(field(), {target: {value: '10'}});
  vi.runAllTimers();
  vi.useRealTimers();
  expect(location.pathname + location.search + location.hash).toBe('//developers/public_rpc?a=b#blocks&q=10');
});
