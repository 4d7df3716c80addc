import type {MarkdownPage} from './to-markdown';

/** A page with the URL of its Markdown file. */
export interface ListedPage extends MarkdownPage {
  readonly url: string;
}

/** Pages of one part of the navigation, in reading order. */
export interface Chapter {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** Title and summary above the list. */
export interface Preface {
  readonly title: string;
  readonly summary: string;
}

const link = ({title, url, description}: ListedPage): string =>
  `- [${title}](${url})${description === '' ? '' : `: ${description}`}`;

/** The list of all pages in the format of llmstxt.org: a title, a summary, and the links of each chapter. */
export function llmsIndex({title, summary}: Preface, chapters: readonly Chapter[]): string {
  const parts = chapters.map((chapter) => `## ${chapter.title}\n\n${chapter.pages.map(link).join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, ...parts].join('\n\n')}\n`;
}

/** Text of a Markdown file: links to the index and to the page, then the content. */
export function markdownFile({markdown}: MarkdownPage, pageUrl: string, indexUrl: string): string {
  return `> Page: ${pageUrl}. All pages: ${indexUrl}\n\n${markdown}`;
}

/** All pages in one text, in reading order, each preceded by the URL of its own file. */
export function llmsFull({title, summary}: Preface, chapters: readonly Chapter[]): string {
  const pages = chapters
    .flatMap(({pages}) => pages)
    .map(({url, markdown}) => `<!-- ${url} -->\n\n${markdown}`);
  return [`# ${title}\n\n> ${summary}\n`, ...pages].join('\n');
}
