import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {DomUtils} from 'htmlparser2';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {
  BLOCK_TAGS,
  find,
  findAll,
  matcher,
  textOf,
  type Dom,
  type DomElement,
  type DomNode,
} from '../../shared/dom';

/** Markup of the site's pages, as CSS selectors. */
export interface PageMarkup {
  /** elements that are not content, besides scripts, drawings, buttons and forms */
  readonly skipped: string;
  /** links of which only the text is kept, such as those to a glossary */
  readonly unlinked: string;
}

const SKIPPED =
  'script, style, noscript, template, svg, button, form, input, select, .hash-link, [role="status"], [aria-hidden="true"]';

/** The line break of a table cell; that of a paragraph is another in Markdown. */
const CELL_BREAK = 'cell-break';

const codeBlock = (text: string, language: string): Element =>
  h('pre', h('code', {className: [`language-${language}`]}, text));

const elementsOf = ({children}: DomElement): readonly DomElement[] => children.filter(DomUtils.isTag);

/**
 * Rewrites elements as HTML that Markdown has words for: without what only works in a browser, and with absolute URLs.
 * @param url URL of the page, the base of its relative links
 * @returns a function that rewrites nodes
 */
function rewriter({skipped, unlinked}: PageMarkup, url: string) {
  const isSkipped = matcher(`${SKIPPED}, ${skipped}`);
  const text = (node: DomNode): string => textOf(node, isSkipped);
  const bold = (node: DomNode): Element => h('p', h('strong', text(node).trim()));

  const contentOf = ({children}: DomElement): ElementContent[] => children.flatMap(rewrite);
  const block = (element: DomElement): Element => h('div', contentOf(element));

  /** The name of the file, which has an id in the caption, and the code. */
  function code(frame: DomElement): Element[] {
    const title = find('figcaption > [id]', frame);
    const block = codeBlock(text(find('pre', frame) ?? frame), frame.attribs['data-language'] ?? '');
    return title ? [bold(title), block] : [block];
  }

  /** Each panel follows the name of its tab. */
  function tabs(container: DomElement): Element[] {
    const [names, panels] = elementsOf(container).map(elementsOf);
    return (panels ?? []).flatMap((panel, index) => [bold(names?.[index] ?? panel), block(panel)]);
  }

  /** A quote that starts with the kind of the admonition, and its title if it has one of its own. */
  function admonition(element: DomElement): Element[] {
    const [heading, ...content] = elementsOf(element);
    const [, kind = ''] = /theme-admonition-(\w+)/.exec(element.attribs.class ?? '') ?? [];
    const title = heading ? text(heading).trim() : '';
    const name = kind === '' || title.toLowerCase() === kind ? title : `${kind}: ${title}`;
    return [h('blockquote', h('p', h('strong', name)), content.map(block))];
  }

  /** Each term in bold, followed by its definition. A term whose definition is left out goes too. */
  function definitions(list: DomElement): Element[] {
    const items: Element[] = [];
    for (const entry of findAll('dt, dd', list)) {
      if (entry.name === 'dt') items.push(h('li', bold(entry)));
      else if (contentOf(entry).length > 0) items.at(-1)?.children.push(block(entry));
    }
    const defined = items.filter(({children}) => children.length > 1);
    return [h('ul', defined)];
  }

  /** Splits nodes into lines, because a cell in Markdown has no blocks. */
  function linesOf(nodes: readonly DomNode[]): DomNode[][] {
    const lines: DomNode[][] = [[]];
    for (const node of nodes) {
      const startsLine = DomUtils.isTag(node) && (BLOCK_TAGS.has(node.name) || node.name === 'br');
      if (startsLine && !isSkipped(node)) lines.push(...linesOf(node.children), []);
      else lines.at(-1)?.push(node);
    }
    return lines;
  }

  function cell({name, attribs, children}: DomElement): Element[] {
    const lines = linesOf(children).filter((line) => line.some((node) => text(node).trim() !== ''));
    const content = lines.flatMap((line) => [h(CELL_BREAK), ...line.flatMap(rewrite)]).slice(1);
    return [h(name, attribs, content)];
  }

  /** How elements are rewritten; the first rule counts. */
  const rules = (
    [
      [`${SKIPPED}, ${skipped}, caption`, () => []],
      [unlinked, contentOf],
      ['figure[data-language]', code],
      ['.tabs-container', tabs],
      ['.theme-admonition', admonition],
      ['summary:has(h1, h2, h3, h4, h5, h6)', (summary) => [block(summary)]],
      ['summary', (summary) => [bold(summary)]],
      ['td, th', cell],
      ['dl', definitions],
      ['ul:has(> li > h3), li:has(> h3)', (section) => [block(section)]],
      ['sup', (power) => [{type: 'text', value: '^'}, ...contentOf(power)]],
    ] satisfies [string, (element: DomElement) => ElementContent[]][]
  ).map(([selector, apply]) => ({matches: matcher(selector), apply}));

  function rewrite(node: DomNode): ElementContent[] {
    if (DomUtils.isText(node)) return [{type: 'text', value: node.data}];
    if (!DomUtils.isTag(node)) return [];
    const rule = rules.find(({matches}) => matches(node));
    if (rule) return rule.apply(node);
    const {name, attribs} = node;
    const addresses = ['href', 'src'].filter((key) => attribs[key] !== undefined);
    const absolute = addresses.map((key) => [key, new URL(attribs[key] ?? '', url).href] as const);
    const element = h(name, {...attribs, ...Object.fromEntries(absolute)}, contentOf(node));
    // Markdown has no captions: that of a table comes before it, in bold.
    const caption = name === 'table' && find('caption', node);
    return caption ? [h('p', h('strong', contentOf(caption))), element] : [element];
  }

  return (nodes: readonly DomNode[]) => nodes.flatMap(rewrite);
}

const processor = unified()
  .use(rehypeRemark, {handlers: {[CELL_BREAK]: () => ({type: 'html', value: '<br>'})}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-'});

/**
 * Converts the content of a built page to Markdown, which ends with a line break.
 * @param url URL of the page, the base of its relative links
 * @param title heading for content that has none
 * @param appended code that follows the content
 * @throws Error when the page has no content besides headings
 */
export function toMarkdown(
  document: Dom,
  url: string,
  title: string,
  markup: PageMarkup,
  appended: readonly {readonly text: string; readonly language: string}[] = [],
): string {
  const content = find('.theme-doc-markdown', document) ?? find('main', document);
  if (!content) throw new Error(`pages: no .theme-doc-markdown or main in ${url}`);
  const children = rewriter(markup, url)(content.children);
  if (title !== '' && !find('h1:not([aria-hidden="true"])', content)) children.unshift(h('h1', title));
  children.push(...appended.map((code) => codeBlock(code.text, code.language)));
  const tree = processor.runSync({type: 'root', children} satisfies Root);
  if (tree.children.every(({type}) => type === 'heading'))
    throw new Error(`pages: ${url} is empty. Write its text, or remove the page.`);
  // An ampersand needs no escape in an address, which programs take as it is written.
  return processor.stringify(tree).replace(/\]\([^)\s]+/g, (link) => link.replaceAll('\\&', '&'));
}
