import {expect, test} from 'vitest';
import {parsePage} from '../built-pages';
import {structuredData} from './structured-data';

const site = {
  name: 'Docs',
  url: 'https://docs.test/',
  publisher: {name: 'Example', url: 'https://example.org/'},
};

test('an article has the date of its last change only if it is known', () => {
  const page = parsePage('limits.html', '<h1>Limits</h1>');
  const dataOf = (modified?: string) => structuredData(page, site, {image: 'a.png', modified}, undefined)[0];
  expect(dataOf()).not.toHaveProperty('dateModified');
  expect(dataOf('2026-01-02T03:04:05.000Z')).toHaveProperty('dateModified', '2026-01-02T03:04:05.000Z');
});

test('the words of an answer stay apart', () => {
  const page = parsePage(
    'faq.html',
    `<details><summary><h3>Is it free?<a class=hash-link>\u200b</a></h3></summary>
 <div><p>Yes, for <b>now</b>.</p><ul><li>Read</li><li>Write</li></ul></div></details>`,
  );
  expect(structuredData(page, site, undefined, 'details:has(> summary h3)')).toMatchObject([
    {mainEntity: [{name: 'Is it free?', acceptedAnswer: {text: 'Yes, for now. Read Write'}}]},
  ]);
});
