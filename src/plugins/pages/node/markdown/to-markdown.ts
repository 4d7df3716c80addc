import type {Element, ElementContent, Root} from 'hast';
import {matches, select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {BlockContent, ListItem, Paragraph, RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Markup of the site's pages, as CSS selectors. */
export interface PageMarkup {
  /** the element that holds a page's content; the first selector that matches counts */
  readonly content: readonly string[];
  /** elements in it that are not content, besides scripts, buttons and forms */
  readonly skipped: string;
  /** links of which only the text is kept, such as those to a glossary */
  readonly unlinked: string;
  /** a block of code with a caption */
  readonly codeFrame: string;
  /** the name of the file in that caption */
  readonly codeTitle: string;
  /** property of the block with the language of the code, as `dataLanguage` for `data-language` */
  readonly codeLanguage: string;
}

/** A page as Markdown. */
export interface MarkdownPage {
  readonly title: string;
  /** the page's meta description; empty when it has none */
  readonly description: string;
  /** the content, starting with a level 1 heading and ending with a line break */
  markdown: string;
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handler>[0];

const SKIPPED =
  'script, style, noscript, template, button, form, input, select, .hash-link, [role="status"], [aria-hidden="true"]';

const paragraph = (text: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value: text}]});

const strong = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value: text.trim()}]}],
});

const blocks = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

/** Converts tabs: each panel follows the name of its tab. Nested tabs are converted recursively. */
function tabs(state: State, node: Element): RootContent[] {
  const list = select('[role="tablist"]', node);
  const names = list?.children.map((tab) => toString(tab)) ?? [];
  const isPanel = (child: Element): boolean => matches('[role="tabpanel"]', child);
  const holder = selectAll('*', node).find(({children}) =>
    children.some((child) => child.type === 'element' && isPanel(child)),
  );
  const own = holder?.children.filter((child) => child.type === 'element').filter(isPanel) ?? [];
  return own.flatMap((panel, index) => [strong(names[index] ?? ''), ...blocks(state, panel)]);
}

/** Converts an admonition to a quote that starts with its kind. */
function admonition(state: State, node: Element): RootContent[] {
  const [heading, ...rest] = node.children.filter((child) => child.type === 'element');
  const kind = heading ? [strong(toString(heading))] : [];
  return [{type: 'blockquote', children: [...kind, ...rest.flatMap((child) => blocks(state, child))]}];
}

/** Elements that start a line of their own. */
const LINES = new Set(['br', 'dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'ul']);

/** The line break of a cell; that of a paragraph is another in Markdown. */
const CELL_BREAK = 'cell-break';

/** Splits the content of a table cell into its lines, because a cell in Markdown has no blocks. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  return nodes.reduce<ElementContent[][]>(
    (lines, node) => {
      if (node.type === 'element' && LINES.has(node.tagName))
        return [...lines, ...linesOf(node.children), []];
      lines.at(-1)?.push(node);
      return lines;
    },
    [[]],
  );
}

/** The content of a table cell, with a line break element between its lines. */
function inlineContent({children}: Element): ElementContent[] {
  const lines = linesOf(children).filter((line) => line.some((node) => toString(node).trim() !== ''));
  const lineBreak: Element = {type: 'element', tagName: CELL_BREAK, properties: {}, children: []};
  return lines.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line]));
}

/** Converts a definition list: each term in bold, followed by its definition. A term whose definition was left out goes too. */
function definitions(state: State, node: Element): RootContent {
  const items = selectAll('dt, dd', node).reduce<ListItem[]>((list, entry) => {
    const last = list.at(-1);
    if (entry.tagName === 'dt' || last === undefined) {
      const term: ListItem = {type: 'listItem', spread: false, children: [strong(toString(entry))]};
      return [...list, term];
    }
    last.children.push(...blocks(state, entry));
    return list;
  }, []);
  return {type: 'list', spread: false, children: items.filter(({children}) => children.length > 1)};
}

/** Handlers for elements whose meaning depends on the site's markup. */
function handlers({codeFrame, codeTitle, codeLanguage}: PageMarkup): Record<string, Handler> {
  const code = (frame: Element): RootContent[] => {
    const title = select(codeTitle, frame);
    const language = frame.properties[codeLanguage];
    const value = toString(select('pre', frame) ?? frame).replace(/\n$/, '');
    const block: RootContent = {
      type: 'code',
      lang: typeof language === 'string' ? language : null,
      value,
    };
    return title ? [strong(toString(title)), block] : [block];
  };
  return {
    figure: (state, node) => (matches(codeFrame, node) ? code(node) : blocks(state, node)),
    div(state, node) {
      if (matches('.tabs-container', node)) return tabs(state, node);
      if (matches('.theme-admonition', node)) return admonition(state, node);
      return blocks(state, node);
    },
    summary: (state, node) =>
      select('h1, h2, h3, h4, h5, h6', node) ? blocks(state, node) : strong(toString(node)),
    // A diagram becomes its title, unless a caption describes it. Of two layouts of a diagram, only the first is used.
    svg(_, node, parent) {
      const title = select('title', node);
      const described =
        parent === undefined || select('figcaption', parent) || selectAll('svg', parent)[0] !== node;
      return title === undefined || described ? undefined : paragraph(`Drawing: ${toString(title)}`);
    },
    dl: (state, node) => definitions(state, node),
    [CELL_BREAK]: () => ({type: 'html', value: '<br>'}),
  };
}

/** The content of a page, without parts that only work in a browser, and with absolute URLs. */
function contentOf(page: Root, {content, skipped, unlinked}: PageMarkup, url: string): Root {
  const [holder] = content.flatMap((selector) => select(selector, page) ?? []);
  const root: Root = {type: 'root', children: holder?.children ?? []};
  const isSkipped = `${SKIPPED}, ${skipped}`;
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'comment' || (node.type === 'element' && matches(isSkipped, node))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    if (matches(unlinked, node)) {
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    // Markdown has no captions: a table's own caption comes before it, in bold.
    const caption = node.tagName === 'table' ? select('caption', node) : null;
    if (caption) {
      node.children = node.children.filter((child) => child !== caption);
      const title: Element = {...caption, tagName: 'strong'};
      parent.children.splice(index, 0, {type: 'element', tagName: 'p', properties: {}, children: [title]});
      return index;
    }
    const before = parent.children[index - 1];
    // Adjacent links are separated by CSS only, so a space is needed here.
    if (node.tagName === 'a' && before?.type === 'element' && before.tagName === 'a') {
      parent.children.splice(index, 0, {type: 'text', value: ' '});
      return index + 1;
    }
    for (const name of ['href', 'src']) {
      const address = node.properties[name];
      if (typeof address === 'string') node.properties[name] = new URL(address, url).href;
    }
    return undefined;
  });
  for (const cell of selectAll('td, th', root)) cell.children = inlineContent(cell);
  return root;
}

/** The page's title without the trailing site name. */
function titleOf(page: Root): string {
  const title = select('meta[property="og:title"]', page)?.properties.content;
  return typeof title === 'string' ? title.replace(/ \| [^|]*$/, '') : '';
}

/**
 * Converts a built page to Markdown.
 * @param html the page
 * @param url URL of the page, the base of its relative links
 * @throws Error when the page has no content
 */
export function toMarkdown(html: string, url: string, markup: PageMarkup): MarkdownPage {
  const page = unified().use(rehypeParse).parse(html);
  const content = contentOf(page, markup, url);
  if (content.children.length === 0)
    throw new Error(`markdown-pages: no ${markup.content.join(' or ')} in ${url}`);
  const title = titleOf(page);
  const heading = title === '' || select('h1', content) ? '' : `# ${title}\n\n`;
  const description = select('meta[name="description"]', page)?.properties.content;
  const processor = unified()
    .use(rehypeRemark, {handlers: handlers(markup)})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-'});
  return {
    title,
    description: typeof description === 'string' ? description : '',
    markdown: heading + processor.stringify(processor.runSync(content)),
  };
}
