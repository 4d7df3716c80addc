import {expect, it} from 'vitest';
import {logScale} from './scale';

it('maps equal factors to equal distances', () => {
  const scale = logScale([10, 1000], [0, 200]);
  expect([10, 100, 1000].map(scale)).toEqual([0, 100, 200]);
});

it('runs upward if the range is descending', () => {
  const scale = logScale([1, 100], [300, 0]);
  expect(scale(10)).toBe(150);
});
