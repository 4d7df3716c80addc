import type {MarkdownPage} from './to-markdown';

/** A page in the list. */
export interface ListedPage extends Pick<MarkdownPage, 'title' | 'description'> {
  /** Path of its Markdown file, relative to the site's root. */
  readonly file: string;
  /** URL of the same file. */
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
  `- [${title.replace(/[\\[\]]/g, '\\$&')}](${url})${description === '' ? '' : `: ${description}`}`;

/** The list of all pages in the format of llmstxt.org: a title, a summary, and the links of each chapter. */
export function llmsIndex({title, summary}: Preface, chapters: readonly Chapter[]): string {
  const parts = chapters.map((chapter) => `## ${chapter.title}\n\n${chapter.pages.map(link).join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, ...parts].join('\n\n')}\n`;
}

/**
 * A fenced block of code.
 * @param text whole lines
 */
export function codeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}${fence}\n`;
}

/** Text of a Markdown file: links to the index and to the page, then the content. */
export function markdownFile({markdown}: MarkdownPage, pageUrl: string, indexUrl: string): string {
  return `> Page: ${pageUrl}. All pages: ${indexUrl}\n\n${markdown}`;
}

/** The beginning of the file with all pages. */
export function llmsFullStart({title, summary}: Preface): string {
  return `# ${title}\n\n> ${summary}\n`;
}

/**
 * A page in that file, preceded by the URL of its own.
 * @param text its Markdown file
 */
export function llmsFullPage({url}: ListedPage, text: string): string {
  return `\n<!-- ${url} -->\n\n${text.slice(text.indexOf('\n\n') + 2)}`;
}
