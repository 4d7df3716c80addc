import {DomUtils} from 'htmlparser2';
import {BLOCK_TAGS, find, findAll, matcher, squash, type BuiltPage, type DomNode} from '../../pages';
import {MARK} from '../shared/mark';

/** What a page says that was read in source code, not run. */
export interface PageStatements {
  /** Path of the page without base URL. */
  readonly page: string;
  /** Paragraphs, items of lists and rows of tables with their marks, and the addresses of the places that say so, as far as given. */
  readonly statements: readonly {readonly text: string; readonly source?: readonly string[]}[];
  /** Addresses of the source code that the page lists. */
  readonly source: readonly string[];
}

const isSkipped = matcher('script, style, button, form, .hash-link, [data-sources]');

/** Text with each block and each row on a line of its own, and the address of a mark in angle brackets after it. */
function linesOf(node: DomNode): string {
  if (DomUtils.isText(node)) return node.data.replace(/[<>\s]+/g, ' ');
  if (!DomUtils.isTag(node) || isSkipped(node)) return '';
  if (node.name === 'br') return ' ';
  const parts = node.children.map(linesOf);
  const {'data-source': source} = node.attribs;
  if (source !== undefined) return `${MARK}<${source}>`;
  if (node.name === 'tr') return `\n${parts.map(squash).filter(Boolean).join(' | ')}\n`;
  return BLOCK_TAGS.has(node.name) ? `\n${parts.join('')}\n` : parts.join('');
}

/** The marked statements of a page. @param repositories starts of the addresses of source code */
export function statementsOf(
  {route, document}: BuiltPage,
  repositories: readonly string[],
): readonly PageStatements[] {
  const content = find('.theme-doc-markdown', document);
  const lines = content ? linesOf(content).split('\n') : [];
  const statements = lines
    .filter((line) => line.includes(MARK))
    .map((line) => {
      const places = Array.from(line.matchAll(/<([^>]+)>/g), ([, place = '']) => place);
      return {text: squash(line.replace(/<[^>]*>/g, '')), source: places.length > 0 ? places : undefined};
    });
  if (statements.length === 0) return [];
  const source = findAll('[data-sources] a', document)
    .map(({attribs: {href = ''}}) => href)
    .filter((href) => repositories.some((repository) => href.startsWith(repository)));
  return [{page: route, statements, source}];
}
