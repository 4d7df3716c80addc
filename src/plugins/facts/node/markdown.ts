import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import type {Root, Text} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {FactsOptions} from '../index';
import {MARK, MARK_ID, MEANING, NOTE_ID, placeText} from '../shared/mark';
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
  const replace = (text: string, filePath: string) =>
    replaceTokens(text, loadData(dataDir).facts, path.relative(siteDir, filePath));
  const parseFrontMatter: ParseFrontMatter = ({fileContent, ...params}) => {
    let text = fileContent;
    try {
      ({text} = replace(fileContent, params.filePath));
    } catch {
      // Here the framework would blame the front matter. The preprocessor stops at the same mistake.
    }
    return params.defaultParseFrontMatter({...params, fileContent: text});
  };
  return {
    parseFrontMatter,
    preprocessor: ({fileContent, filePath}) => {
      const {text, used} = replace(fileContent, filePath);
      const sources = used.map((fact) => JSON.stringify({source: sourcesOf(fact), status: fact.status}));
      const list = `<Sources used={[${Array.from(new Set(sources)).join()}]} />`;
      return placeBefore(text, list, sourcesBefore);
    },
  } satisfies Partial<MarkdownConfig>;
}

/** An element on a page, as MDX's syntax tree has it. */
interface Element {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string;
  readonly attributes: MdxJsxAttribute[];
  children: (Element | Text)[];
}

function element(type: Element['type'], name: string, attributes: Readonly<Record<string, string>> = {}) {
  return {
    type,
    name,
    attributes: Object.entries(attributes).map(([name, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  } satisfies Element;
}

/** The address of a place in source code, of which a page writes `node:src/lib.rs#L3` for example; others stay as they are. */
function addressOf(place: string, repositories: FactsOptions['sourceCode']): string {
  const [, name = '', file = ''] = /^(\w+):(?!\/)(.+)$/.exec(place) ?? [];
  const repository = repositories[name];
  return repository === undefined ? place : repository + file;
}

/**
 * Links the first mark of a page to the foot note, and each other one that has a place in source code to that place.
 * @returns what the foot note must know; undefined for a page without marks
 */
function linkMarks(tree: Root, repositories: FactsOptions['sourceCode']): {source: string} | undefined {
  let first: {source: string} | undefined;
  visit(tree, 'text', (node, index = 0, parent) => {
    if (!parent || !node.value.includes(MARK)) return;
    const source = parent.type === 'link' ? addressOf(parent.url, repositories) : '';
    if (parent.type === 'link') {
      parent.url = source;
      parent.data = {hProperties: {'aria-label': `${MARK} ${placeText(source)}`}};
    }
    if (first) return;
    first = {source};
    const link: Element = {
      ...element('mdxJsxTextElement', 'a', {
        ...{id: MARK_ID, href: `#${NOTE_ID}`, 'aria-label': `${MARK} ${MEANING}`},
        ...(source && {'data-source': source}),
      }),
      children: [{type: 'text', value: MARK}],
    };
    if (parent.type === 'link') return Object.assign(parent, {data: undefined}, link);
    const [before = '', ...after] = node.value.split(MARK);
    const texts = [before, after.join(MARK)].map((value) => ({type: 'text', value}) as const);
    parent.children.splice(index, 1, ...([texts[0], link, texts[1]] as (typeof node)[]));
    return index + 3;
  });
  return first;
}

/**
 * Remark transformer that gives the list of sources the components of the page, which say what they show, and links the marks of
 * what is read in source code.
 */
export function factsRemark({sourceCode}: Pick<FactsOptions, 'sourceCode'>) {
  return (tree: Root): void => {
    const elements: Element[] = [];
    visit(tree, (node) => {
      if ('name' in node && /^[A-Z]/.test(String(node.name))) elements.push(node as unknown as Element);
    });
    const list = elements.find(({name}) => name === 'Sources');
    if (!list) return;
    const names = new Set(elements.flatMap((element) => (element === list ? [] : [element.name])));
    list.children = Array.from(names, (name) => element('mdxJsxFlowElement', name));
    const first = linkMarks(tree, sourceCode);
    if (first) list.attributes.push({type: 'mdxJsxAttribute', name: 'firstMark', value: first.source});
  };
}
