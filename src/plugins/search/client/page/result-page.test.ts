import {expect, it, vi} from 'vitest';
import {fetchResultPage} from './result-page';

const SCOPE = {indexName: 'docs', facetFilters: ['language:en', ['docusaurus_tag:default']]};

it('requests 20 results per page, and says whether there are more', async () => {
  const search = vi.fn().mockResolvedValue({results: [{hits: [], nbHits: 41, nbPages: 3}]});
  const request = {...SCOPE, query: 'fees', page: 2};
  expect(await fetchResultPage({search}, request)).toEqual({hits: [], count: 41, hasMore: false});
  expect(await fetchResultPage({search}, {...request, page: 1})).toMatchObject({hasMore: true});
  expect(search.mock.calls[0]).toMatchObject([{requests: [{...request, hitsPerPage: 20}]}]);
});
