import {expect, test} from 'vitest';
import {navbar} from './navbar';

/** Labels of the links that are marked at an address, as the theme compares them. */
const marked = (baseUrl: string, address: string): readonly string[] =>
  navbar(baseUrl).items.flatMap((item) =>
    'activeBaseRegex' in item && new RegExp(item.activeBaseRegex, 'gi').test(address) ? [item.label] : [],
  );

test.each([
  ['how_stability_works/architecture', ['How Stability Works']],
  ['category/users', ['Users']],
  ['developers/tutorials/contract_read/hello_world', ['Developers']],
  ['category/smart-contract-read-examples', ['Developers']],
  ['resources/faq', ['Resources']],
  ['category/not-in-the-sidebar', []],
  ['api', ['Developers']],
  ['', []],
])('the page %s is in the categories %j', (path, labels) => {
  for (const base of ['/', '/developers/', '/v1.2/']) expect(marked(base, base + path)).toEqual(labels);
  expect(marked('/v1.2/', `/v1x2/${path}`)).toEqual([]);
});
