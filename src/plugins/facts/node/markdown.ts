import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {FactsOptions} from '../index';
import {sourcesOf} from '../shared/model';
import {replaceTokens} from '../shared/tokens';
import {loadData} from './read';

/** Inserts a line before a heading, or at the end of a page without that heading. */
function placeBefore(body: string, line: string, heading: string): string {
  const at = body.lastIndexOf(`\n${heading}`);
  return at < 0 ? `${body}\n\n${line}\n` : `${body.slice(0, at)}\n${line}\n${body.slice(at)}`;
}

/**
 * Settings for `markdown` in the configuration: they replace tokens in body and front matter, and add the list of sources to each
 * page.
 * @param siteDir root of the site
 */
export function factsMarkdown(siteDir: string, {folder, sourcesBefore}: FactsOptions) {
  const dataDir = path.join(siteDir, folder);
  const parseFrontMatter: ParseFrontMatter = ({fileContent, ...params}) => {
    const {text} = replaceTokens(fileContent, loadData(dataDir).facts, params.filePath);
    return params.defaultParseFrontMatter({...params, fileContent: text});
  };
  return {
    parseFrontMatter,
    preprocessor: ({fileContent, filePath}) => {
      const {text, used} = replaceTokens(fileContent, loadData(dataDir).facts, filePath);
      const sources = used.map((fact) => JSON.stringify({source: sourcesOf(fact), status: fact.status}));
      const list = `<Sources used={[${Array.from(new Set(sources)).join()}]} />`;
      return placeBefore(text, list, sourcesBefore);
    },
  } satisfies Partial<MarkdownConfig>;
}

/** A component on a page, as MDX's syntax tree has it. */
interface Element {
  readonly type: 'mdxJsxFlowElement';
  readonly name: string;
  readonly attributes: readonly [];
  children: readonly Element[];
}

/** Remark transformer that gives the list of sources the components of the page, which say what they show. */
export function factsRemark() {
  return (tree: Root): void => {
    const elements: Element[] = [];
    visit(tree, (node) => {
      if ('name' in node && /^[A-Z]/.test(String(node.name))) elements.push(node as unknown as Element);
    });
    const list = elements.find(({name}) => name === 'Sources');
    const names = new Set(elements.flatMap((element) => (element === list ? [] : [element.name])));
    if (list)
      list.children = Array.from(names, (name) => {
        return {type: 'mdxJsxFlowElement', name, attributes: [], children: []} as const;
      });
  };
}
