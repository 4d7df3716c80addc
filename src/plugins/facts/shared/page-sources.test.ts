import {expect, test} from 'vitest';
import {pageSources} from './page-sources';

const plain = (source: string) => (source === 'none' ? [] : [{title: source}]);

test('lists sources newest first, each title once per month', () => {
  const lines = pageSources(
    [
      {asOf: '2024-03-13', source: 'old'},
      {asOf: '2025-10-31', source: 'new'},
      {asOf: '2025-10', source: 'new'},
      {asOf: '2024-03-13', source: 'old'},
      {asOf: '2025-10-31', source: 'none'},
    ],
    plain,
  );
  expect(lines).toEqual([
    {title: 'new', asOf: '2025-10-31', month: 'October 2025'},
    {title: 'old', asOf: '2024-03-13', month: 'March 2024'},
  ]);
});

test('adds a caution to a source that is not confirmed in any of its figures', () => {
  const lines = pageSources(
    [
      {asOf: '2025-08', source: 'code', status: 'inferred'},
      {asOf: '2025-08', source: 'code'},
      {asOf: '2025-08', source: 'code', status: 'inferred'},
      {asOf: '2025-08', source: 'other', status: 'inferred'},
    ],
    plain,
  );
  expect(lines.map(({title, caution}) => [title, caution])).toEqual([
    ['code', undefined],
    ['other', 'read, not tried'],
  ]);
});

test('a source has its own date, not that of a figure that has several sources', () => {
  const lines = pageSources([{asOf: '2025-08-19', source: 'code'}], (title) => [{title, asOf: '2024-03-13'}]);
  expect(lines).toEqual([{title: 'code', asOf: '2024-03-13', month: 'March 2024'}]);
});
