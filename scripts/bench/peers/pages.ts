/* Our pages as other generators read them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';

/** A page of this site as Markdown. */
export interface SourcePage {
  /** Path below the content folder, with extension: `users/transactions.md`. */
  readonly file: string;
  readonly title: string;
  /** Meta description; empty when the page has none. */
  readonly description: string;
  /** Content after the level 1 heading. Links to this site start with a slash. */
  readonly body: string;
}

/**
 * Reads what the Markdown file of a page says.
 * @param file its path below the folder of the built site
 * @param text content of the file, as src/plugins/pages/node/markdown writes it
 * @param html the page itself, which has the description and the site's address
 * @throws Error when the file has no level 1 heading, or the page no canonical address
 */
export function sourcePage(file: string, text: string, html: string): SourcePage {
  const heading = /^# (.+)$/m.exec(text);
  if (!heading) throw new Error(`peers: ${file} has no level 1 heading.`);
  const page = parseDocument(html);
  const named = (name: string, value: string) =>
    DomUtils.findOne(({attribs}) => attribs[name] === value, page.children)?.attribs;
  const canonical = named('rel', 'canonical')?.href;
  if (canonical === undefined) throw new Error(`peers: ${file} belongs to a page without canonical address.`);
  return {
    file,
    title: heading[1].replace(/\\(?=[^\w\s])/g, ''),
    description: named('name', 'description')?.content ?? '',
    body: text.slice(heading.index + heading[0].length).replaceAll(`](${new URL(canonical).origin}/`, '](/'),
  };
}

/**
 * Reads all pages of this site but /api, whose Markdown ends with the whole API description.
 * @param build folder of the built site
 * @param files paths of all files in it
 * @throws Error when there is no page
 */
export function readPages(build: string, files: readonly string[]): SourcePage[] {
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
  const pages = files
    .filter((file) => file.endsWith('.md') && file !== 'api.md')
    .map((file) => sourcePage(file, read(file), read(file.replace(/\.md$/, '.html'))));
  if (pages.length === 0) throw new Error('peers: the built site has no Markdown files.');
  return pages;
}

/**
 * Markdown with front matter.
 * @param page the page
 * @param hasHeading whether the text contains the level 1 heading; some generators print the title themselves
 */
export function withFrontMatter({title, description, body}: SourcePage, hasHeading: boolean): string {
  const matter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
  return hasHeading ? `${matter}\n# ${title}\n${body}` : matter + body;
}
