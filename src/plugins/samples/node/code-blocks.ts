/*
 * Fills empty fences that name a file (```ts file=examples/a/b.ts#region), without common indentation and region markers, and
 * highlights all code at build time: each fence becomes <CodeBlock html=... language=... title=...>, so that pages need no
 * highlighter in the browser and no inline styles.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {FILL_ATTRIBUTE, splitPlaceholders} from '../client/placeholders';
import {highlight} from './highlight';
import type {SampleEntries} from './manifest';
import {type CodeReference, extractRegion, parseReference} from './region';

/** Options of the transformer. */
export interface CodeBlocksOptions {
  readonly siteDir: string;
  /** Folder that contains all files of `file=`, relative to the site, for example `examples`. */
  readonly folder: string;
  /** How each file of the folder is executed, by its name in the folder. */
  readonly entries: SampleEntries;
  /** Address of the section that explains how samples are tested; each program links to it. */
  readonly testedAt: string;
  /** Texts in code that stand for a reader's own values, by kind. */
  readonly placeholders: Readonly<Record<string, string>>;
}

function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxFlowElement['attributes'] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** The code of a fence: of the file that it names, or what is written in it. */
function codeOf(
  node: Code,
  reference: CodeReference | undefined,
  {siteDir, folder}: CodeBlocksOptions,
): string {
  if (!reference) return node.value;
  const {file} = reference;
  if (node.value.trim() !== '') throw new Error(`the fence with file=${file} must be empty.`);
  const absolute = path.resolve(siteDir, file);
  if (!absolute.startsWith(path.resolve(siteDir, folder) + path.sep))
    throw new Error(`file=${file} is not below ${folder}/.`);
  if (!existsSync(absolute)) throw new Error(`file=${file} does not exist.`);
  return extractRegion(readFileSync(absolute, 'utf8'), reference);
}

/** Marks the placeholders in highlighted HTML. Safe because its tags and classes have no capital letters. */
function markHtml(html: string, placeholders: CodeBlocksOptions['placeholders']): string {
  return splitPlaceholders(html, placeholders)
    .map(({text, kind}) => (kind === undefined ? text : `<span ${FILL_ATTRIBUTE}="${kind}">${text}</span>`))
    .join('');
}

/** What the manifest makes of the block of a file: the link to how it is tested, and what it offers besides copying. */
function entryAttributes(
  {file, region}: CodeReference,
  isLast: boolean,
  {folder, entries, testedAt}: CodeBlocksOptions,
): Readonly<Record<string, string | undefined>> {
  const name = path.posix.relative(folder, file);
  const entry = entries.get(name);
  if (!entry)
    throw new Error(`${file} is not in the manifest of ${folder}/. Add a row that says how it is executed.`);
  const {kind, offers} = entry;
  return {
    testedAt: kind === 'data' || kind === 'not run' ? undefined : testedAt,
    contract: kind === 'contract' && region === undefined ? 'true' : undefined,
    ...(offers && isLast && {[offers]: name.replace(/\.\w+$/, '')}),
  };
}

function elementOf(node: Code, isLast: boolean, options: CodeBlocksOptions): MdxJsxFlowElement {
  const lang = node.lang?.toLowerCase();
  if (!lang) throw new Error('the fence names no language. Write it after the backticks, for example ```ts.');
  const reference = parseReference(node.meta);
  const code = codeOf(node, reference, options);
  const [, title] = /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '') ?? [];
  const {file = ''} = reference ?? {};
  const isOutput = file.endsWith('.out');
  // Readers save neither commands nor outputs, so these have no file name.
  const isSaved = file !== '' && !file.endsWith('.sh') && !isOutput;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes({
      html: markHtml(highlight(code, lang), options.placeholders),
      language: lang,
      title: title ?? (isSaved ? file : undefined),
      output: isOutput ? 'true' : undefined,
      ...(reference && entryAttributes(reference, isLast, options)),
    }),
    children: [],
  };
}

/**
 * Remark transformer that replaces fences with highlighted blocks. A file that is shown in pieces has what it offers on the last one.
 * @throws Error with page and line when a fence names no language, one without a grammar, a file or region that is not there, or a
 *   file that the manifest does not have
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
