import type {Page} from '@playwright/test';
import {emptyHierarchy, type SearchRecord} from '../../src/plugins/search/shared/records';
import {buildIndexFiles} from '../../src/plugins/search/node/embedded-search';

const FACETS = {language: 'en', docusaurus_tag: 'docs-default-current', version: 'current'};

/** A page of a test index: group, address, title, and sections with one text each. */
export interface IndexedPage {
  readonly group: string;
  readonly url: string;
  readonly title: string;
  readonly sections: readonly (readonly [heading: string, text: string, anchor?: string])[];
}

function recordsOf({group, url, title, sections}: IndexedPage): SearchRecord[] {
  const empty = emptyHierarchy(group, title);
  const common = {...FACETS, code: false, content: null};
  const page: SearchRecord = {
    ...common,
    objectID: url,
    type: 'lvl1',
    hierarchy: empty,
    url,
    anchor: null,
  };
  const below = sections.flatMap(([heading, text, given], index): SearchRecord[] => {
    const anchor = given ?? `s${index}`;
    const place = {hierarchy: {...empty, lvl2: heading}, url: `${url}#${anchor}`, anchor};
    return [
      {...common, ...place, objectID: `${url}-${index}`, type: 'lvl2'},
      {...common, ...place, objectID: `${url}-${index}t`, type: 'content', content: text},
    ];
  });
  return [page, ...below];
}

/** Serves an index of the given pages instead of the site's, so that a test does not depend on the site's texts. */
export async function serveIndex(page: Page, pages: readonly IndexedPage[]): Promise<void> {
  const files = buildIndexFiles(pages.flatMap(recordsOf), []);
  await page.context().route('**/search-index/*', (route) => {
    const body = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return route.fulfill(body === undefined ? {status: 404} : {body, contentType: 'application/json'});
  });
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
