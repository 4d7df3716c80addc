import {selectAll, selectOne} from 'css-select';
import {DomUtils, parseDocument} from 'htmlparser2';
import {squash, type DomElement, type DomNode} from '../dom';

/** A question of a page, and its answer as plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What a built page says about itself. */
export interface PageText {
  /** its level 1 heading */
  readonly title: string;
  /** its meta description; empty when it has none */
  readonly description: string;
  /** its canonical URL */
  readonly url: string;
  /** its language, as a BCP 47 tag */
  readonly language: string;
  /** names of its breadcrumbs from the root down to the page itself; empty when it has none */
  readonly breadcrumbs: readonly string[];
  readonly questions: readonly Question[];
}

const BLOCK = /^(?:address|blockquote|dd|div|dl|dt|figure|h[1-6]|li|ol|p|pre|table|td|th|tr|ul)$/;

/** Text of a node without the links of headings to themselves; blocks are separated by a space. */
function textOf(node: DomNode): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || node.attribs.class?.split(' ').includes('hash-link')) return '';
  const text = node.children.map(textOf).join('');
  return BLOCK.test(node.name) || node.name === 'br' ? ` ${text} ` : text;
}

function breadcrumbsOf(find: (selector: string) => readonly DomElement[]): readonly string[] {
  const lists = find('script[type="application/ld+json"]')
    .map((script) => JSON.parse(DomUtils.textContent(script)) as {readonly [key: string]: unknown})
    .filter((data) => data['@type'] === 'BreadcrumbList');
  const items = lists.flatMap(({itemListElement}) => itemListElement as readonly {readonly name: string}[]);
  return items.map(({name}) => name);
}

function questionOf(details: DomElement): Question {
  const [summary, ...answer] = details.children.filter(
    (child) => !DomUtils.isText(child) || child.data.trim(),
  );
  return {
    question: squash(summary ? textOf(summary) : ''),
    answer: squash(answer.map(textOf).join(' ')),
  };
}

/**
 * Reads what a page says about itself.
 * @param html a whole page
 * @param questions CSS selector of its questions: `<details>` elements whose summary is the question
 */
export function readPage(html: string, questions?: string): PageText {
  const {children} = parseDocument(html);
  const find = (selector: string): readonly DomElement[] =>
    selectAll<DomNode, DomElement>(selector, children);
  const attribute = (selector: string, name: string): string =>
    selectOne<DomNode, DomElement>(selector, children)?.attribs[name] ?? '';
  const [heading] = find('h1');
  return {
    title: heading ? squash(textOf(heading)) : '',
    description: attribute('meta[name="description"]', 'content'),
    url: attribute('link[rel="canonical"]', 'href'),
    language: attribute('html', 'lang'),
    breadcrumbs: breadcrumbsOf(find),
    questions: questions === undefined ? [] : find(questions).map(questionOf),
  };
}
