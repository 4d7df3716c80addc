import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

type Sidebar = LoadedVersion['sidebars'][string];

/** Paths of pages, with base URL, under the label of a top-level entry of the sidebar. */
export interface ListedPaths {
  readonly title: string;
  readonly paths: readonly string[];
}

function pathsOf(items: Sidebar, docs: ReadonlyMap<string, string>): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return docs.get(item.id) ?? [];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...pathsOf(item.items, docs)];
  });
}

/**
 * Lists the docs pages in the order of the sidebars.
 * @param allContent loaded content of all plugins
 * @param first label for pages outside of all categories
 */
export function readingOrder(allContent: AllContent, first: string): ListedPaths[] {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
    const items = Object.values(sidebars).flat();
    const chapters = items
      .filter((item) => item.type === 'category')
      .map((item) => ({title: item.label, paths: pathsOf([item], permalinks)}));
    const loose = items.filter((item) => item.type !== 'category');
    return [{title: first, paths: pathsOf(loose, permalinks)}, ...chapters];
  });
}
