import {expect, test} from 'vitest';
import {countText, facetsOf} from './features';

const CARDS = [['Data', 'ZKT'], ['Tokens', 'Data'], ['Tokens'], ['Data']].map((own) => ['Public', ...own]);

test('offers what two or more cards share, but not what all have', () => {
  expect(facetsOf(CARDS)).toEqual([
    {feature: 'Data', count: 3},
    {feature: 'Tokens', count: 2},
  ]);
});

test('says how many cards are left', () => {
  expect(countText({feature: 'Data', count: 3}, 'demos', 4)).toBe('3 of 4 demos: Data');
  expect(countText(undefined, 'demos', 4)).toBe('All 4 demos');
});
