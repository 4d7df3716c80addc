/*
 * Highlights code at build time: each fence becomes <CodeBlock html=... language=... title=...>, so that pages need no
 * highlighter in the browser and no inline styles. Runs after code-region, which fills the fences.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parseReference} from './region';
import {highlight} from './html';
import {parseMeta} from './meta';

function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxFlowElement['attributes'] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

type Reference = ReturnType<typeof parseReference>;

/** The file that a fence shows, unless it is a command or an output, which readers do not save. */
function savedFile(reference: Reference): string | undefined {
  return reference && !/\.(?:sh|ps1|out)$/.test(reference.file) ? reference.file : undefined;
}

/** Whether a fence shows a program that the tests run, or a part of one, as opposed to data, settings and outputs. */
function isTested(reference: Reference, meta: string): boolean {
  return /\.(?:[cm]?[jt]sx?|sol|sh)$/.test(reference?.file ?? '') && !/(?:^|\s)notrun=/.test(meta);
}

/** Whether a fence shows a whole Solidity file. */
function isContract(reference: Reference): boolean {
  return reference?.region === undefined && /\.sol$/.test(reference?.file ?? '');
}

/** Options of `highlightCode`. */
export interface HighlightCodeOptions {
  /** Address of the section that explains how samples are tested; each program links to it. */
  readonly testedAt: string;
  /** Returns further props for the block of a file, by name. */
  readonly propsOf?: (file: string) => Readonly<Record<string, string>>;
}

/** The last fence of each file on the page. A file that is shown in pieces gets its further props on the last one. */
function lastFences(tree: Root): ReadonlySet<unknown> {
  const last = new Map<string, unknown>();
  visit(tree, 'code', (node) => {
    const file = parseReference(node.meta)?.file;
    if (file !== undefined) last.set(file, node);
  });
  return new Set(last.values());
}

/**
 * Remark transformer that replaces fences with highlighted blocks.
 * @throws Error when a fence names no language, or one without a grammar
 */
export function highlightCode({testedAt, propsOf}: HighlightCodeOptions) {
  return (tree: Root): void => {
    const last = lastFences(tree);
    visit(tree, 'code', (node, index, parent) => {
      if (!node.lang) throw new Error(`A fence names no language: ${node.value.slice(0, 60)}`);
      const meta = parseMeta(node.meta);
      const reference = parseReference(node.meta);
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: attributes({
          html: highlight(node.value, node.lang, meta.lines),
          language: node.lang,
          title: meta.title ?? savedFile(reference),
          testedAt: isTested(reference, node.meta ?? '') ? testedAt : undefined,
          contract: isContract(reference) ? 'true' : undefined,
          ...(reference && last.has(node) && propsOf?.(reference.file)),
        }),
        children: [],
      };
      if (parent && index !== undefined) parent.children[index] = element;
    });
  };
}
