import {expect, test} from 'vitest';
import {articleData, questionsData, siteData} from './structured-data';

const publisher = {name: 'Example, Inc.', url: 'https://example.org/'};
const site = {name: 'Example Docs', url: 'https://docs.example.org/', publisher};
const page = {
  title: 'Limits',
  description: 'How many requests you can send.',
  url: 'https://docs.example.org/limits',
  language: 'en',
  breadcrumbs: [],
  questions: [],
};

test('an article has the date of its last change only if it is known', () => {
  const image = 'https://docs.example.org/limits.png';
  const organization = {'@type': 'Organization', name: 'Example, Inc.', url: 'https://example.org/'};
  const undated = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Limits',
    description: 'How many requests you can send.',
    url: 'https://docs.example.org/limits',
    image,
    inLanguage: 'en',
    author: organization,
    publisher: organization,
    isPartOf: {'@type': 'WebSite', name: 'Example Docs', url: 'https://docs.example.org/'},
  };
  expect(articleData(page, site, image, undefined)).toEqual(undated);
  const modified = '2026-01-02T03:04:05.000Z';
  expect(articleData(page, site, image, modified)).toEqual({...undated, dateModified: modified});
});

test('questions keep their order, each with its answer', () => {
  const questions = ['a', 'b'].map((name) => ({question: `${name}?`, answer: `${name}!`}));
  expect(questionsData(questions)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {'@type': 'Question', name: 'a?', acceptedAnswer: {'@type': 'Answer', text: 'a!'}},
      {'@type': 'Question', name: 'b?', acceptedAnswer: {'@type': 'Answer', text: 'b!'}},
    ],
  });
});

test('the site has a name, an address and a publisher', () => {
  expect(siteData(site)).toMatchObject({'@type': 'WebSite', name: 'Example Docs', publisher});
});
