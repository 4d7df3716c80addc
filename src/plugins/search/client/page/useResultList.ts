import {
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useRef, useState} from 'react';
import {getSearchClient} from '../provider/search-client';
import {createResultLoader, NO_RESULTS, type ResultList} from './result-list';
import {fetchResultPage} from './result-page';

/** Delay after a keystroke before a search, in milliseconds, so that a word typed quickly is one request. */
const TYPING_MS = 200;

/** The last list of the visit: a reader who goes back from a result finds it again. */
let last = NO_RESULTS;

/** Returns the results for a query, and a function that loads more of them. */
export function useResultList(query: string): readonly [list: ResultList, loadMore: () => void] {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFiltersIfEnabled();
  const [list, setList] = useState(query === last.query ? last : NO_RESULTS);
  const [loader] = useState(() =>
    createResultLoader(
      (text, page) => fetchResultPage(getSearchClient(), {indexName, facetFilters, query: text, page}),
      (next) => {
        // On the way to a result the address has no query any more, while this page is still shown.
        if (!next.isLoading && next.query !== '') last = next;
        setList(next);
      },
      list,
    ),
  );
  // The query of the address is searched for at once.
  const delay = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        delay.current = TYPING_MS;
        loader.start(query);
      },
      query === '' ? 0 : delay.current,
    );
    return () => clearTimeout(timer);
  }, [loader, query]);
  return [list, loader.more];
}
