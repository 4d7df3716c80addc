/*
 * Fills empty fences that name a file (```ts file=examples/a/b.ts#region), without common indentation and region markers, and
 * highlights all code at build time: each fence becomes <CodeBlock html=... language=... title=...>, so that pages need no
 * highlighter in the browser and no inline styles.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import parseRange from 'parse-numeric-range';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';
import {type CodeReference, extractRegion, parseReference} from './region';

/** Options of the transformer. */
export interface CodeBlocksOptions {
  readonly siteDir: string;
  /** Folder that contains all files of `file=`, relative to the site, for example `examples`. */
  readonly folder: string;
  /** Address of the section that explains how samples are tested; each program links to it. */
  readonly testedAt: string;
  /** Returns further props for the block of a file, by name. */
  readonly propsOf: (file: string) => Readonly<Record<string, string>>;
}

function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxFlowElement['attributes'] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** The code of a fence: of the file that it names, or what is written in it. */
function codeOf(node: Code, reference: CodeReference | undefined, siteDir: string, folder: string): string {
  if (!reference) return node.value;
  const {file} = reference;
  if (node.value.trim() !== '') throw new Error(`the fence with file=${file} must be empty.`);
  const absolute = path.resolve(siteDir, file);
  if (!absolute.startsWith(path.resolve(siteDir, folder) + path.sep))
    throw new Error(`file=${file} is not below ${folder}/.`);
  if (!existsSync(absolute)) throw new Error(`file=${file} does not exist.`);
  return extractRegion(readFileSync(absolute, 'utf8'), reference);
}

const MAGIC = /^\s*(?:\/\/|#|\{?\/\*|<!--|--|%)\s*highlight-(next-line|start|end)\b[\s*/}>-]*$/;

/** Removes the comments that mark lines, such as `// highlight-next-line`. @returns the code and the numbers of the lines */
function readMarks(code: string): {readonly code: string; readonly marked: readonly number[]} {
  const lines: string[] = [];
  const marked: number[] = [];
  let mark: string | undefined;
  for (const line of code.split('\n')) {
    const magic = MAGIC.exec(line)?.[1];
    if (magic === undefined) {
      lines.push(line);
      if (mark === 'start' || mark === 'next-line') marked.push(lines.length);
    }
    if (magic !== undefined || mark === 'next-line') mark = magic;
  }
  return {code: lines.join('\n'), marked};
}

function elementOf(
  node: Code,
  isLast: boolean,
  {siteDir, folder, testedAt, propsOf}: CodeBlocksOptions,
): MdxJsxFlowElement {
  const {meta} = node;
  const lang = node.lang?.toLowerCase();
  if (!lang) throw new Error('the fence names no language. Write it after the backticks, for example ```ts.');
  const reference = parseReference(meta);
  const {code, marked} = readMarks(codeOf(node, reference, siteDir, folder));
  const [, title] = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '') ?? [];
  const [, ranges = ''] = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta ?? '') ?? [];
  const {file = '', region} = reference ?? {};
  const isCommand = file.endsWith('.sh');
  // Readers save neither commands nor outputs, so these have no file name. Data, settings and outputs are not programs.
  const isSaved = file !== '' && !isCommand && !file.endsWith('.out');
  // Remix has no forge-std, which the tests of Foundry import.
  const isContract = /(?<!\.t)\.sol$/.test(file) && region === undefined;
  const isTested = /\.(?:[cm]?[jt]sx?|py|sol|sh)$/.test(file) && !/(?:^|\s)notrun=/.test(meta ?? '');
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes({
      html: highlight(code, lang, [...parseRange(ranges), ...marked]),
      language: lang,
      title: title ?? (isSaved ? file : undefined),
      output: file.endsWith('.out') ? 'true' : undefined,
      testedAt: isTested ? testedAt : undefined,
      contract: isContract ? 'true' : undefined,
      ...(reference && isLast && propsOf(file)),
    }),
    children: [],
  };
}

/**
 * Remark transformer that replaces fences with highlighted blocks. A file that is shown in pieces gets its further props on the
 * last one.
 * @throws Error with page and line when a fence names no language, one without a grammar, a file or region that is not there
 */
export function codeBlocks(options: CodeBlocksOptions) {
  return (tree: Root, page: {readonly path?: string}): void => {
    const last = new Map<string | undefined, Code>();
    visit(tree, 'code', (node) => void last.set(parseReference(node.meta)?.file, node));
    const lasts = new Set(last.values());
    visit(tree, 'code', (node, index, parent) => {
      try {
        if (parent && index !== undefined) parent.children[index] = elementOf(node, lasts.has(node), options);
      } catch (error) {
        const place = `${path.relative(options.siteDir, page.path ?? 'page')}:${node.position?.start.line ?? 1}`;
        throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
  };
}
