import {expect, test} from 'vitest';
import {navbar} from './navbar';

/** Labels of the links that are marked at an address, as the theme compares them. */
const marked = (baseUrl: string, address: string): readonly string[] =>
  navbar(baseUrl).items.flatMap((item) =>
    'activeBaseRegex' in item && new RegExp(item.activeBaseRegex, 'gi').test(address) ? [item.label] : [],
  );

test.each(['/', '/developers/', '/category/users/', '/v1.2/'])(
  'below %s, a page is in one category',
  (base) => {
    expect(marked(base, `${base}how_stability_works/architecture`)).toEqual(['How Stability Works']);
    expect(marked(base, `${base}category/how-stability-works`)).toEqual(['How Stability Works']);
    expect(marked(base, `${base}users/transactions`)).toEqual(['Users']);
    expect(marked(base, `${base}category/users`)).toEqual(['Users']);
    expect(marked(base, `${base}developers/zkt`)).toEqual(['Developers']);
    expect(marked(base, `${base}category/developers`)).toEqual(['Developers']);
    expect(marked(base, `${base}category/smart-contract-read-examples`)).toEqual(['Developers']);
    expect(marked(base, `${base}resources/faq`)).toEqual(['Resources']);
    expect(marked(base, `${base}category/resources`)).toEqual(['Resources']);
    expect(marked(base, base)).toEqual([]);
    expect(marked(base, `${base}api`)).toEqual([]);
    expect(marked(base, `${base}how-to`)).toEqual([]);
  },
);

test('a dot in the base URL is a dot', () => {
  expect(marked('/v1.2/', '/v1x2/users/transactions')).toEqual([]);
});
