import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {FactsOptions} from '../index';
import {MARK, MEANING, placeId, type Place} from '../shared/mark';
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
  readonly type: 'mdxJsxFlowElement';
  readonly name: string;
  readonly attributes: MdxJsxAttribute[];
  children: Element[];
}

/** A place in source code, which a page writes as `node:src/lib.rs#L3-L5` for example. */
function placeOf(written: string, repositories: FactsOptions['sourceCode']): Place {
  const [, name = '', file = '', from = '', to] =
    /^(\w+):([^#]+)(?:#L(\d+)(?:-L(\d+))?)?$/.exec(written) ?? [];
  const repository = repositories[name];
  if (repository === undefined) return {title: written, href: written, lines: '', place: written};
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${file}`;
  const lines = to === undefined ? from : `${from}–${to}`;
  return {title, href: repository + file, lines, place: repository + written.slice(name.length + 1)};
}

/** Leads each mark of a page to its place in the list of sources. @returns the places, each once, in order */
function linkMarks(tree: Root, repositories: FactsOptions['sourceCode']): readonly Place[] {
  const places = new Map<string, Place>();
  visit(tree, 'link', (node) => {
    const [child] = node.children;
    if (child?.type !== 'text' || child.value !== MARK) return;
    const place = placeOf(node.url, repositories);
    places.set(place.place, place);
    node.url = `#${placeId(Array.from(places.keys()).indexOf(place.place))}`;
    node.data = {hProperties: {'data-source': place.place, 'aria-label': `${MARK} ${MEANING}`}};
  });
  return Array.from(places.values());
}

/**
 * Remark transformer that gives the list of sources the components of the page, which say what they show, and the places of its
 * marks.
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
    list.children = Array.from(names, (name) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    }));
    const places = linkMarks(tree, sourceCode);
    if (places.length > 0)
      list.attributes.push({type: 'mdxJsxAttribute', name: 'places', value: JSON.stringify(places)});
  };
}
