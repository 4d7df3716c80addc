import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

type Sidebar = LoadedVersion['sidebars'][string];

/** Pages under the label of a top-level category of the sidebar. */
export interface Chapter {
  readonly title: string;
  /** paths without base URL, in reading order */
  readonly routes: readonly string[];
}

/** The docs pages of a site by path without base URL, and the chapters of its sidebars. */
export interface Docs {
  readonly pages: ReadonlyMap<string, DocMetadata>;
  readonly chapters: readonly Chapter[];
}

const routeOf = (permalink: string, baseUrl: string): string => `/${permalink.slice(baseUrl.length)}`;

const versionsOf = (plugins: readonly LoadedPlugin[]): readonly LoadedVersion[] =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions);

/** The pages of all docs plugins by path without base URL. */
export function docsByRoute(
  plugins: readonly LoadedPlugin[],
  baseUrl: string,
): ReadonlyMap<string, DocMetadata> {
  const docs = versionsOf(plugins).flatMap((version) => version.docs);
  return new Map(docs.map((doc) => [routeOf(doc.permalink, baseUrl), doc]));
}

/**
 * Lists the pages of all docs plugins.
 * @param first title of the chapter of pages outside of all categories
 */
export function readDocs(plugins: readonly LoadedPlugin[], baseUrl: string, first: string): Docs {
  const chapters = versionsOf(plugins).flatMap(({docs, sidebars}) => {
    const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
    const routesOf = (items: Sidebar): string[] =>
      items.flatMap((item) => {
        if (item.type === 'doc') return [routeOf(permalinks.get(item.id) ?? '', baseUrl)];
        if (item.type !== 'category') return [];
        const own = item.link?.type === 'generated-index' ? [routeOf(item.link.permalink, baseUrl)] : [];
        return [...own, ...routesOf(item.items)];
      });
    const items = Object.values(sidebars).flat();
    const loose = items.filter(({type}) => type !== 'category');
    const categories = items.filter((item) => item.type === 'category');
    return [
      {title: first, routes: routesOf(loose)},
      ...categories.map((item) => ({title: item.label, routes: routesOf([item])})),
    ];
  });
  return {pages: docsByRoute(plugins, baseUrl), chapters};
}
