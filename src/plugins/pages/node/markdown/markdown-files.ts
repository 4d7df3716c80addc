/*
 * Writes a Markdown file beside each page. It is converted from the built HTML, so that samples, figures and tables are what
 * readers see. llms.txt (https://llmstxt.org) lists all of these files; llms-full.txt contains them.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {fileOfRoute, type BuiltPage} from '../built-pages';
import type {Docs} from '../docs';
import {writeFiles} from '../write-files';
import {toMarkdown, type PageMarkup} from './to-markdown';

/** Options of the Markdown files. */
export interface MarkdownOptions extends PageMarkup {
  /** what a program needs to know before it reads a page, as Markdown for llms.txt, by the URL of the site */
  readonly summary?: (root: string) => string;
  /** title in llms.txt of pages that are in no sidebar */
  readonly others: string;
  /** files of the repository to append to the Markdown of a page, by its path, such as the API descriptions that it renders */
  readonly appended: Readonly<Record<string, {readonly files: readonly string[]; readonly language: string}>>;
}

/**
 * Writes a Markdown file for each page that search engines may list, and for each docs page, and both lists of the former.
 * @throws Error when a page has no content
 */
export async function writeMarkdownFiles(
  pages: readonly BuiltPage[],
  docs: Docs,
  {
    siteDir,
    outDir,
    siteConfig: {url, baseUrl, title, tagline},
  }: Pick<Props, 'siteDir' | 'outDir' | 'siteConfig'>,
  options: MarkdownOptions,
): Promise<void> {
  const root = `${url}${baseUrl}`;
  const files: Record<string, string> = {};
  const listed = new Map<string, {readonly entry: string; readonly section: string}>();
  for (const {route, document, isIndexed, listTitle, description} of pages) {
    if (!isIndexed && !docs.pages.has(route)) continue;
    const file = fileOfRoute(route).replace(/html$/, 'md');
    const pageUrl = new URL(route.slice(1), root).href;
    const address = encodeURI(`${root}${file}`);
    const {files: names, language} = options.appended[route] ?? {files: [], language: ''};
    const appended = names.map((name) => ({
      text: readFileSync(path.join(siteDir, name), 'utf8').replaceAll('\r\n', '\n'),
      language,
    }));
    const text = toMarkdown(document, pageUrl, listTitle, options, appended);
    files[file] = `> Page: ${pageUrl}. All pages: ${root}llms.txt\n\n${text}`;
    const name = listTitle.replace(/[\\[\]]/g, '\\$&');
    if (isIndexed)
      listed.set(route, {
        entry: `- [${name}](${address})${description && `: ${description}`}\n`,
        section: `\n<!-- ${address} -->\n\n${text}`,
      });
  }
  const inSidebar = new Set(docs.chapters.flatMap(({routes}) => routes));
  const others = Array.from(listed.keys()).filter((route) => !inSidebar.has(route));
  const chapters = [...docs.chapters, {title: options.others, routes: others}]
    .map((chapter) => ({...chapter, pages: chapter.routes.flatMap((route) => listed.get(route) ?? [])}))
    .filter((chapter) => chapter.pages.length > 0);
  const preface = `# ${tagline || title}\n\n> All pages of ${root} as Markdown.\n`;
  const summary = options.summary ? `\n${options.summary(root)}\n` : '';
  const index = chapters.flatMap((chapter) => [
    `\n## ${chapter.title}\n\n`,
    ...chapter.pages.map(({entry}) => entry),
  ]);
  const sections = chapters.flatMap((chapter) => chapter.pages.map(({section}) => section));
  await writeFiles(outDir, {
    ...files,
    'llms.txt': preface + summary + index.join(''),
    'llms-full.txt': preface + sections.join(''),
  });
}
