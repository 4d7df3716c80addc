// @vitest-environment jsdom
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {ExplorerTable} from '../../src/components/explorers/ExplorerTable';
import {LimitsTable, TierTable} from '../../src/components/limits/tables';
import {MethodsTable} from '../../src/components/rpc/tables';
import {NetworkTable} from '../../src/components/connect/NetworkTable';
import {Sources} from '../../src/plugins/facts/client/Sources';
import {UrlTable} from '../../src/components/connect/UrlTable';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {factText} from '../../src/plugins/facts';
import {allFacts} from '../facts';

afterEach(cleanup);

test.each([NetworkTable, UrlTable, LimitsTable, TierTable, MethodsTable, ExplorerTable])(
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
  expect(container.querySelector('summary')?.textContent).toBe('Sources');
  const lines = Array.from(container.querySelectorAll('li'), (line) => line.textContent);
  expect(lines).toEqual(['Code, August 2025 (read, not tried)', 'A page, January 2025']);
  expect(container.querySelector('a')?.getAttribute('href')).toBe(code.href);
  expect(container.querySelector('time')?.dateTime).toBe('2025-08-19');
  expect(render(<Sources used={[{source: choice}]} />).container.innerHTML).toBe('');
});

test.each([
  [{firstMark: ''}, '† Read in the source code, not run.', ['#first-mark']],
  [
    {firstMark: 'https://code.test/blob/1a/a.rs#L3'},
    '† Read in the source code, not run: a.rs, line 3.',
    ['#first-mark', 'https://code.test/blob/1a/a.rs#L3'],
  ],
])('the foot note of %j says what the mark means, and leads back', (props, text, links) => {
  const {container} = render(<Sources used={[]} {...props} />);
  const note = container.querySelector('p#first-mark-note');
  expect(note?.textContent).toBe(text);
  const hrefs = Array.from(note?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'));
  expect(hrefs).toEqual(links);
});

test('a page whose only marks are in the data of a component has the foot note', () => {
  const Shown = (): null => null;
  const rows = (notes: string) => [{source: [], rows: [{id: 'a', notes}]}];
  Shown.facts = rows('It is 0.†');
  const list = (
    <Sources used={[]}>
      <Shown />
    </Sources>
  );
  expect(render(list).container.textContent).toBe('† Read in the source code, not run.');
  Shown.facts = rows('It is 0.');
  expect(render(list).container.textContent).toBe('');
});
