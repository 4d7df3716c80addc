import {expect, test} from 'vitest';
import {parsePage} from '../built-pages';
import {structuredData} from './structured-data';

const publisher = {name: 'Example, Inc.', url: 'https://example.org/'};
const site = {name: 'Example Docs', url: 'https://docs.example.org/', publisher};
const page = parsePage(
  'limits.html',
  `<html lang=en><head><meta name=description content="How many requests."><link rel=canonical href=https://docs.example.org/limits>
</head><body><h1>Limits</h1><details><summary><h3>Is it free?<a class="hash-link" href=#free>\u200b</a></h3></summary>
 <div><p>Yes, for <b>now</b>.</p><ul><li>Read</li><li>Write</li></ul><pre>a\nb</pre></div></details>
<details><summary>Sources</summary>None.</details></body></html>`,
);

test('an article has the date of its last change only if it is known', () => {
  const image = 'https://docs.example.org/limits.png';
  const organization = {'@type': 'Organization', name: 'Example, Inc.', url: 'https://example.org/'};
  const undated = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Limits',
    description: 'How many requests.',
    url: 'https://docs.example.org/limits',
    image,
    inLanguage: 'en',
    author: organization,
    publisher: organization,
    isPartOf: {'@type': 'WebSite', name: 'Example Docs', url: 'https://docs.example.org/'},
  };
  expect(structuredData(page, site, {image}, undefined)).toEqual([undated]);
  const modified = '2026-01-02T03:04:05.000Z';
  expect(structuredData(page, site, {image, modified}, undefined)).toEqual([
    {...undated, dateModified: modified},
  ]);
});

test('questions are those that the selector matches, and the words of an answer stay apart', () => {
  expect(structuredData(page, site, undefined, 'details:has(> summary h3)')).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it free?',
          acceptedAnswer: {'@type': 'Answer', text: 'Yes, for now. Read Write a b'},
        },
      ],
    },
  ]);
});

test('the home page describes the site', () => {
  expect(structuredData(parsePage('index.html', ''), site, undefined, undefined)).toMatchObject([
    {'@type': 'WebSite', name: 'Example Docs', publisher},
  ]);
});
