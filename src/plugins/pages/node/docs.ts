import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

type Sidebar = LoadedVersion['sidebars'][string];

/** An entry of the sidebar's top level, with its label and its pages. */
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

/** Lists the pages of all docs plugins. */
export function readDocs(plugins: readonly LoadedPlugin[], baseUrl: string): Docs {
  const chapters = versionsOf(plugins).flatMap(({docs, sidebars}) => {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const routesOf = (items: Sidebar): string[] =>
      items.flatMap((item) => {
        if (item.type === 'doc') return [routeOf(byId.get(item.id)?.permalink ?? '', baseUrl)];
        if (item.type !== 'category') return [];
        const own = item.link?.type === 'generated-index' ? [routeOf(item.link.permalink, baseUrl)] : [];
        return [...own, ...routesOf(item.items)];
      });
    const items = Object.values(sidebars).flat();
    return items.flatMap((item) => {
      if (item.type === 'category') return {title: item.label, routes: routesOf([item])};
      if (item.type !== 'doc') return [];
      return {title: item.label ?? byId.get(item.id)?.title ?? '', routes: routesOf([item])};
    });
  });
  return {pages: docsByRoute(plugins, baseUrl), chapters};
}
