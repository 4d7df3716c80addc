import type {Page} from '@playwright/test';
import type {SearchIndex} from '../../src/plugins/search';

/** A page of a test index: group, address, title, and sections with one text each. */
export interface IndexedPage {
  readonly group: string;
  readonly url: string;
  readonly title: string;
  readonly sections: readonly (readonly [heading: string, text: string, anchor?: string])[];
}

function sectionsOf({group, url, title, sections}: IndexedPage): SearchIndex['sections'] {
  const page = {url, headings: [group, title], phrases: [], texts: [], code: []};
  const below = sections.map(([heading, text, anchor], index) => ({
    ...page,
    url: `${url}#${anchor ?? `s${index}`}`,
    headings: [...page.headings, heading],
    texts: [text],
  }));
  return [page, ...below];
}

/** Serves an index of the given pages instead of the site's, so that a test does not depend on the site's texts. */
export async function serveIndex(page: Page, pages: readonly IndexedPage[]): Promise<void> {
  const json: SearchIndex = {synonyms: [], sections: pages.flatMap(sectionsOf)};
  await page.context().route('**/search-index.json', (route) => route.fulfill({json}));
}

/** `count` pages with one section each, all of which match the query `harbor`. */
export function harborPages(count: number, group = 'Ports'): IndexedPage[] {
  return Array.from({length: count}, (_, index) => ({
    group,
    url: `/users/transactions?group=${group}&page=${index}`,
    title: `Port ${index}`,
    sections: [
      [`Quay ${index}`, 'The harbor keeps its ships from wind and waves all through the long winter nights.'],
    ],
  }));
}
