import {expect, test} from 'vitest';
import {dateRange, mergeSources} from './sources';

const A = {asOf: '2025-01', source: 'a'} as const;
const B = {asOf: '2025-10-31', source: 'b'} as const;

test('merges equal sources, newest first, and keeps their paths together', () => {
  expect(mergeSources([{...A, id: 'x'}, B, {...A, id: 'y'}])).toEqual([B, {...A, ids: ['x', 'y']}]);
});

test('keeps sources of different trust apart', () => {
  expect(mergeSources([A, {...A, status: 'inferred'}])).toHaveLength(2);
});

test('finds the oldest and the newest date', () => {
  expect(dateRange([B, A])).toEqual(['2025-01', '2025-10-31']);
  expect(dateRange([B])).toEqual(['2025-10-31', '2025-10-31']);
  expect(() => dateRange([])).toThrow('no facts');
});
