/*
 * Writes a Markdown file beside each page. It is converted from the built HTML, so that samples, figures and tables are what
 * readers see. llms.txt lists all of these files; llms-full.txt contains them.
 */
import {appendFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {isIndexed, visitBuiltPages} from '../built-pages';
import {withoutBase} from '../docs-pages';
import {
  codeBlock,
  llmsFullPage,
  llmsFullStart,
  llmsIndex,
  markdownFile,
  type Chapter,
  type ListedPage,
} from './llms';
import {readingOrder, type ListedPaths} from './reading-order';
import type {PageMarkup} from './to-markdown';

/** Options of the plugin. */
export interface MarkdownPagesOptions extends PageMarkup {
  /** headings in llms.txt for pages outside of categories: `first` for single pages of the sidebar, `last` for pages not in it */
  readonly headings: {readonly first: string; readonly last: string};
  /** files of the repository to append to the Markdown of a page, by its path, such as the API description that it renders */
  readonly appended: Readonly<Record<string, {readonly file: string; readonly language: string}>>;
}

/** The site's URL with the base URL, and title and summary of both lists. */
interface Site {
  readonly root: string;
  readonly title: string;
  readonly summary: string;
}

/** Path of a page's Markdown file, relative to the site's root: `index.md`, `users/transactions.md`. */
const markdownPath = (route: string): string => `${route === '/' ? 'index' : route.slice(1)}.md`;

/** Chapters of the sidebar, and one for pages that are not in it. */
function chaptersOf(
  pages: ReadonlyMap<string, ListedPage>,
  order: readonly ListedPaths[],
  last: string,
): Chapter[] {
  const listed = order.map(({title, paths}) => ({
    title,
    pages: paths.flatMap((route) => pages.get(route) ?? []),
  }));
  const known = new Set(order.flatMap(({paths}) => paths));
  const others = Array.from(pages).filter(([route]) => !known.has(route));
  return [...listed, {title: last, pages: others.map(([, page]) => page)}].filter(
    ({pages}) => pages.length > 0,
  );
}

/**
 * Writes a Markdown file for each page without noindex, llms.txt and llms-full.txt.
 * @param order paths without base URL
 * @throws Error when a page has no content
 */
async function writeMarkdownPages(
  {siteDir, outDir}: Pick<Props, 'siteDir' | 'outDir'>,
  site: Site,
  order: readonly ListedPaths[],
  options: MarkdownPagesOptions,
): Promise<void> {
  // Loaded here, because only a build needs the converters.
  const converter = import('./to-markdown');
  const written = await visitBuiltPages(outDir, async (page): Promise<[string, ListedPage][]> => {
    if (!isIndexed(page)) return [];
    const {toMarkdown} = await converter;
    const pageUrl = new URL(page.route.slice(1), site.root).href;
    const file = markdownPath(page.route);
    const converted = toMarkdown(page.html, pageUrl, options);
    const {file: source, language} = options.appended[page.route] ?? {};
    if (source) {
      const appended = await readFile(path.join(siteDir, source), 'utf8');
      converted.markdown += `\n${codeBlock(appended, language)}`;
    }
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    const text = markdownFile(converted, pageUrl, new URL('llms.txt', site.root).href);
    await writeFile(path.join(outDir, file), text);
    const {title, description} = converted;
    return [[page.route, {title, description, file, url: new URL(file, site.root).href}]];
  });
  const pages = new Map(written.flat());
  const chapters = chaptersOf(pages, order, options.headings.last);
  await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(site, chapters));
  const full = path.join(outDir, 'llms-full.txt');
  await writeFile(full, llmsFullStart(site));
  for (const page of chapters.flatMap((chapter) => chapter.pages)) {
    await appendFile(full, llmsFullPage(page, await readFile(path.join(outDir, page.file), 'utf8')));
  }
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function markdownPages(options: MarkdownPagesOptions): Plugin {
  let order: ListedPaths[] = [];
  return {
    name: 'markdown-pages',
    allContentLoaded({allContent}) {
      order = readingOrder(allContent, options.headings.first);
    },
    async postBuild({siteDir, outDir, siteConfig: {url, baseUrl, title, tagline}}) {
      const routes = order.map(({title, paths}) => ({
        title,
        paths: paths.map((permalink) => withoutBase(permalink, baseUrl)),
      }));
      const site = {
        root: `${url}${baseUrl}`,
        title: tagline || title,
        summary: `All pages of ${url}${baseUrl} as Markdown.`,
      };
      await writeMarkdownPages({siteDir, outDir}, site, routes, options);
    },
  };
}
