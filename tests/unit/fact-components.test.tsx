// @vitest-environment jsdom
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {ExplorerTable} from '../../src/components/explorers/ExplorerTable';
import {LimitsTable, TierTable} from '../../src/components/limits/tables';
import {MethodsTable} from '../../src/components/rpc/tables';
import {NetworkTable} from '../../src/components/connect/NetworkTable';
import {Sources} from '../../src/plugins/facts/client/Sources';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {factText} from '../../src/plugins/facts';
import {allFacts} from '../facts';

afterEach(cleanup);

test.each([NetworkTable, LimitsTable, TierTable, MethodsTable, ExplorerTable])(
  '%o: caption, headers, focusable box, and each figure is the one that its row names',
  (Table) => {
    const {container} = render(<Table />);
    const table = screen.getByRole('table');
    const caption = within(table).getByText((_text, node) => node?.tagName === 'CAPTION').textContent;
    expect(screen.getByRole('group', {name: caption ?? ''}).tabIndex).toBe(0);
    const heads = container.querySelectorAll('thead th[scope="col"]');
    expect(heads.length).toBeGreaterThan(1);
    const rows = Array.from(container.querySelectorAll('tbody tr'));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.querySelectorAll('th[scope="row"]').length).toBe(1);
      expect(row.children.length).toBe(heads.length);
    }
    for (const cell of Array.from(container.querySelectorAll<HTMLElement>('[data-fact]'))) {
      const fact = allFacts.get(cell.dataset.fact ?? '');
      const text = fact ? factText(fact) : '';
      if (fact) expect([text, text.replace(` ${fact.unit}`, '')]).toContain(cell.textContent);
      else expect(cell.dataset.fact).toMatch(/^limits\.tiers\./);
    }
  },
);

test('the table of limits has each limit that has a row in the data, with its unit', () => {
  render(<LimitsTable />);
  const listed = Object.values(limits).flatMap((fact) => ('row' in fact ? [fact] : []));
  expect(listed.length).toBeGreaterThan(5);
  for (const {row, unit, ...fact} of listed)
    expect(screen.getByRole('row', {name: new RegExp(row.name)}).textContent).toContain(
      `${factText(fact).replace(` ${unit}`, '')} ${unit}`,
    );
});

test('a network table shows the requested networks', () => {
  render(<NetworkTable networks={['testnet']} />);
  expect(screen.getByText(String(networks.testnet.chainId.value))).toBeTruthy();
  expect(screen.queryByText(String(networks.gtn.chainId.value))).toBeNull();
});

test('the sources of tokens and components are collapsed, each once, newest first, with title, month, link and caution', () => {
  const page = {title: 'A page', asOf: '2025-01-21'};
  const code = {title: 'Code', href: 'https://example.org/code', asOf: '2025-08-19'};
  const choice = {title: 'Chosen', asOf: '2026-01', unlisted: true} as const;
  const Shown = (): never => {
    throw new Error('A component in the list is not rendered.');
  };
  Shown.facts = [
    {source: [page, code], status: 'inferred'},
    {source: choice, value: 1},
  ];
  const {container} = render(
    <Sources used={[{source: page}]}>
      <Shown />
      <p />
    </Sources>,
  );
  expect(container.querySelector('details')?.open).toBe(false);
  expect(container.querySelector('summary')?.textContent).toBe('Sources: 2');
  const lines = Array.from(container.querySelectorAll('li'), (line) => line.textContent);
  expect(lines).toEqual(['Code, August 2025 †', 'A page, January 2025']);
  expect(container.querySelector('a')?.getAttribute('href')).toBe(code.href);
  expect(container.querySelector('time')?.dateTime).toBe('2025-08-19');
  expect(render(<Sources used={[{source: choice}]} />).container.innerHTML).toBe('');
});

test('a file that marks name is a line of the list, with their places in it', () => {
  const place = (lines: string, hash: string) => ({
    title: 'Code',
    href: 'https://code.test/a.rs',
    lines,
    place: `https://code.test/a.rs${hash}`,
  });
  const places = JSON.stringify([
    place('3', '#L3'),
    {...place('', ''), title: 'Other'},
    place('5–7', '#L5-L7'),
  ]);
  const {container} = render(<Sources used={[]} places={places} />);
  expect(container.querySelector('summary')?.textContent).toBe('Sources: 2');
  const lines = Array.from(container.querySelectorAll('li'), (line) => line.textContent);
  expect(lines).toEqual(['Code, lines 3, 5–7', 'Other, whole file']);
  const target = container.querySelector('#source-3');
  expect(target?.getAttribute('href')).toBe('https://code.test/a.rs#L5-L7');
  expect(container.querySelector('p')?.textContent).toBe('† Read in the source code, not run.');
});

test('a page whose only marks are in the data of a component says what they mean', () => {
  const Shown = (): null => null;
  const rows = (notes: string) => [{source: [], rows: [{id: 'a', notes}]}];
  Shown.facts = rows('It is 0.†');
  const list = (
    <Sources used={[]}>
      <Shown />
    </Sources>
  );
  expect(render(list).container.querySelector('p')?.textContent).toBe('† Read in the source code, not run.');
  Shown.facts = rows('It is 0.');
  expect(render(list).container.textContent).toBe('');
});
