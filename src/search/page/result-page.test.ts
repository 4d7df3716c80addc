import {expect, it, vi} from 'vitest';
import {fetchResultPage} from './result-page';

const SCOPE = {indexName: 'docs', facetFilters: ['language:en', ['docusaurus_tag:default']]};
const value = (text: string) => ({value: text});

it('requests 20 results per page and reads title, breadcrumbs and snippet', async () => {
  const hit = {
    objectID: '1',
    url: 'https://docs.example/fees',
    _highlightResult: {
      hierarchy: {lvl0: value('Users'), lvl1: value('Page'), lvl2: value('<mark>Fees</mark>')},
    },
    _snippetResult: {content: value('no <mark>fee</mark>')},
  };
  const searchForHits = vi.fn().mockResolvedValue({results: [{hits: [hit], nbHits: 41, nbPages: 3}]});
  const page = await fetchResultPage({searchForHits}, SCOPE, 'fees', 2);
  expect(page).toEqual({
    items: [
      {
        id: '1',
        url: 'https://docs.example/fees',
        title: '<mark>Fees</mark>',
        breadcrumbs: ['Users', 'Page'],
        snippet: 'no <mark>fee</mark>',
      },
    ],
    count: 41,
    hasMore: false,
  });
  const request = {...SCOPE, query: 'fees', page: 2, hitsPerPage: 20};
  expect(searchForHits.mock.calls).toMatchObject([[{requests: [request]}]]);
});
