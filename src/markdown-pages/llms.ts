import type {MarkdownPage} from './to-markdown';

/** A page with the address of its Markdown file. */
export interface ListedPage extends MarkdownPage {
  readonly url: string;
}

/** Pages under the title of a part of the navigation, in reading order. */
export interface Chapter {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** What stands above the list. */
export interface Preface {
  readonly title: string;
  readonly summary: string;
}

const link = ({title, url, description}: ListedPage): string =>
  `- [${title}](${url})${description === '' ? '' : `: ${description}`}`;

/** The list of all pages in the form of llmstxt.org: a title, a summary, and the links of each chapter. */
export function llmsIndex({title, summary}: Preface, chapters: readonly Chapter[]): string {
  const parts = chapters.map((chapter) => `## ${chapter.title}\n\n${chapter.pages.map(link).join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, ...parts].join('\n\n')}\n`;
}

/** One Markdown file: where it is listed, where the page is, then its content. */
export function markdownFile({markdown}: MarkdownPage, pageUrl: string, indexUrl: string): string {
  return `> Page: ${pageUrl}. All pages: ${indexUrl}\n\n${markdown}`;
}

/** All pages in one file, in reading order, each below the address of its own file. */
export function llmsFull({title, summary}: Preface, chapters: readonly Chapter[]): string {
  const pages = chapters
    .flatMap(({pages}) => pages)
    .map(({url, markdown}) => `<!-- ${url} -->\n\n${markdown}`);
  return [`# ${title}\n\n> ${summary}\n`, ...pages].join('\n');
}
