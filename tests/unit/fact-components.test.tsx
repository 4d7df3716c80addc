// @vitest-environment jsdom
import {cleanup, configure, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import {ExplorerTable} from '../../src/components/explorers/ExplorerTable';
import {LimitsTable, TierTable} from '../../src/components/limits/tables';
import {MethodsTable} from '../../src/components/rpc/tables';
import {NetworkTable} from '../../src/components/connect/NetworkTable';
import {Sources} from '../../src/plugins/facts/client/Sources';
import {UrlTable} from '../../src/components/connect/UrlTable';
import {facts} from '../facts';
import {factText, flattenFacts} from '../../src/plugins/facts/shared/model';
import {networks} from '../../src/data/networks';

// In milliseconds; long, so that only a hanging test fails.
configure({asyncUtilTimeout: 120_000});

afterEach(cleanup);

describe('tables of figures', () => {
  test.each([
    ['networks', <NetworkTable key="t" />],
    ['one network', <NetworkTable key="t" networks={['testnet']} />],
    ['URLs', <UrlTable key="t" />],
    ['limits', <LimitsTable key="t" />],
    ['tiers', <TierTable key="t" />],
    ['methods', <MethodsTable key="t" />],
    ['explorers', <ExplorerTable key="t" />],
  ])('%s: caption, headers, focusable box', (_, element) => {
    const {container} = render(element);
    const table = screen.getByRole('table');
    const caption = within(table).getByText((_text, node) => node?.tagName === 'CAPTION').textContent;
    const box = screen.getByRole('group', {name: caption ?? ''});
    expect(box.tabIndex).toBe(0);
    const heads = container.querySelectorAll('thead th[scope="col"]');
    expect(heads.length).toBeGreaterThan(1);
    const rows = container.querySelectorAll('tbody tr');
    expect(rows.length).toBeGreaterThan(0);
    rows.forEach((row) => {
      expect(row.querySelectorAll('th[scope="row"]').length).toBe(1);
      expect(row.children.length).toBe(heads.length);
    });
  });

  test.each([
    ['networks', <NetworkTable key="t" />],
    ['URLs', <UrlTable key="t" />],
    ['limits', <LimitsTable key="t" />],
    ['explorers', <ExplorerTable key="t" />],
  ])('%s: each figure is the one that its row names', (_, element) => {
    const known = flattenFacts(facts);
    const {container} = render(element);
    const shown = Array.from(container.querySelectorAll<HTMLElement>('[data-fact]'), (cell) => {
      const fact = known.get(cell.dataset.fact ?? '');
      const text = fact && factText(fact);
      return {is: cell.textContent, of: cell.dataset.fact, may: [text, text?.replace(` ${fact?.unit}`, '')]};
    });
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter(({is, may}) => !may.includes(is ?? ''))).toEqual([]);
  });

  test('a network table shows the requested networks', () => {
    render(<NetworkTable networks={['testnet']} />);
    expect(screen.getByText(String(networks.testnet.chainId.value))).toBeTruthy();
    expect(screen.queryByText(String(networks.gtn.chainId.value))).toBeNull();
  });
});

test('the sources of a page are collapsed, with title, month and link', () => {
  const plain = {title: 'A page', asOf: '2025-01-21', month: 'January 2025'};
  const code = {...plain, title: 'Code', href: 'https://example.org/code', caution: 'read, not tried'};
  const {container} = render(<Sources entries={[plain, code]} />);
  expect(container.querySelector('details')?.open).toBe(false);
  expect(container.querySelector('summary')?.textContent).toBe('Sources');
  const lines = Array.from(container.querySelectorAll('li'), (line) => line.textContent);
  expect(lines).toEqual(['A page, January 2025', 'Code, January 2025 (read, not tried)']);
  expect(container.querySelector('a')?.getAttribute('href')).toBe(code.href);
  expect(container.querySelector('time')?.dateTime).toBe('2025-01-21');
});
