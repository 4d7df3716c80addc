import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useState} from 'react';
import {getSearchClient} from '../client/search-client';
import {createResultLoader, NO_RESULTS, type ResultList} from './result-list';
import {fetchResultPage} from './result-page';

/** Delay after a keystroke before a search, in milliseconds, so that a word typed quickly is one request. */
const TYPING_MS = 200;

/** Returns the results for a query, and a function that loads more of them. */
export function useResultList(query: string): readonly [list: ResultList, loadMore: () => void] {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const [list, setList] = useState(NO_RESULTS);
  const [loader] = useState(() =>
    createResultLoader(
      (text, page) => fetchResultPage(getSearchClient(), {indexName, facetFilters}, text, page),
      setList,
    ),
  );
  useEffect(() => {
    const timer = setTimeout(() => loader.start(query), query === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [loader, query]);
  return [list, loader.more];
}
