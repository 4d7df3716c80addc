import {expect, test} from 'vitest';
import {groupPageFacts} from './page-facts';

test('groups by date and source, newest first, and names a text once', () => {
  const old = {asOf: '2024-01', source: 'a'} as const;
  const groups = groupPageFacts([
    {id: 'x', text: '60', ...old},
    {id: 'y', text: '40', asOf: '2025-10-31', source: 'b'},
    {id: 'z', text: '60', ...old},
  ]);
  expect(groups.map((group) => [group.asOf, group.ids, group.texts])).toEqual([
    ['2025-10-31', ['y'], ['40']],
    ['2024-01', ['x', 'z'], ['60']],
  ]);
});

test('adds the unit where the text lacks it', () => {
  const source = {asOf: '2024-01', source: 'a'} as const;
  const [group] = groupPageFacts([
    {id: 'x', text: '2', unit: 's', ...source},
    {id: 'y', text: '1 MB', unit: 'MB', ...source},
  ]);
  expect(group?.texts).toEqual(['2 s', '1 MB']);
});
