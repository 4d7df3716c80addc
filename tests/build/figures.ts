/*
 * Finds figures of the network in text: chain ids, addresses, URLs and quantities with a unit, and compares them with the
 * facts. Pure: reads no files.
 */
import {Parser} from 'htmlparser2';
import type {Fact, FactSource} from '../../src/plugins/facts/shared/model';

/** Kinds of figures. */
export type FigureKind =
  | 'chain id'
  | 'address'
  | 'url'
  | 'requests a minute'
  | 'free transactions'
  | 'batch'
  | 'payload'
  | 'gas'
  | 'gwei'
  | 'tps'
  | 'block time'
  | 'solidity'
  | 'package';

/** A figure in a text. */
export interface Figure {
  readonly kind: FigureKind;
  /** Normalized: numbers without separators, URLs without a trailing slash, packages as `name@version`. */
  readonly figure: string;
  /** 1-based line in the file. */
  readonly line: number;
  /** The surrounding words. */
  readonly excerpt: string;
}

/** Text with a mapping from positions to lines of the file. */
export interface Scanned {
  readonly text: string;
  readonly lineAt: (offset: number) => number;
}

/** A figure that is allowed in a file although no fact has it. */
export interface FigureException {
  readonly file: string;
  readonly kind: FigureKind;
  readonly figure: string;
  readonly reason: string;
}

const NUMBER = '\\d(?:[\\d,_]*\\d)?(?:\\.\\d+)?';
const PACKAGES = 'ethers|viem|tsx|typescript|openzeppelin(?: contracts)?|solc';

const PATTERNS: Readonly<Record<FigureKind, readonly RegExp[]>> = {
  'chain id': [
    /chain[\s_-]?id[^\d\n]{0,25}?(?<figure>0x[0-9a-f]+|\d[\d_,]{2,})/gi,
    /\bid:\s*(?<figure>\d[\d_]{3,})\b/g,
  ],
  address: [/(?<figure>0x[0-9a-fA-F]{40})(?![0-9a-fA-F])/g],
  // A URL on the reader's own machine is not a figure of the network.
  url: [/(?<figure>https?:\/\/(?!127\.0\.0\.1[:/])[^\s"'`<>()\\|{}]+)/g],
  'requests a minute': [
    new RegExp(
      `(?<figure>${NUMBER})\\s*(?:requests|calls)(?:\\s*(?:/|per|a|each|every|in a))?\\s*(?:rolling\\s+)?min`,
      'gi',
    ),
  ],
  'free transactions': [
    new RegExp(
      `(?<figure>${NUMBER})\\s+(?:free\\s+)?transactions\\s+(?:per|a|each|every)\\s+(?:month|day)`,
      'gi',
    ),
  ],
  batch: [
    new RegExp(
      `(?<figure>${NUMBER})\\s+(?:calls|requests)\\s+(?:per|in a|in one|a|each|to a)\\s+batch`,
      'gi',
    ),
    new RegExp(
      `batch(?:es)?\\s+(?:of|to|at|holds?|takes?)\\s+(?:up to\\s+|at most\\s+)?(?<figure>${NUMBER})\\b`,
      'gi',
    ),
  ],
  payload: [new RegExp(`(?<figure>${NUMBER})\\s*MB\\b`, 'g')],
  gas: [
    new RegExp(`(?<figure>${NUMBER})[\\s-]*gas\\b`, 'gi'),
    /gas(?:\s*limit|\s*cap)?\s*(?:is|of|:|=)\s*(?<figure>\d[\d,_]{3,})/gi,
  ],
  gwei: [new RegExp(`(?<figure>${NUMBER})\\s*gwei\\b`, 'gi')],
  tps: [new RegExp(`(?<figure>${NUMBER})\\s*(?:TPS\\b|transactions\\s+(?:per|a|each)\\s+second)`, 'gi')],
  'block time': [
    new RegExp(`(?<figure>${NUMBER})[\\s-]*(?:s|sec|seconds?)\\b[^.\\n|]{0,25}\\b(?:block|slot)s?\\b`, 'gi'),
    new RegExp(
      `\\b(?:block time|slots?|blocks? every)\\b[^.\\n\\d|]{0,30}(?<figure>${NUMBER})\\s*(?:s|seconds?)\\b`,
      'gi',
    ),
  ],
  solidity: [/(?<![\d.])(?<figure>0\.8\.\d+)\b/g],
  package: [
    /(?<![\w/])(?<name>@?[a-z][\w.-]*(?:\/[\w.-]+)?)@(?<figure>\d+\.\d+(?:\.\d+)?)/g,
    new RegExp(`\\b(?<name>${PACKAGES})\\s+v?(?<figure>\\d+(?:\\.\\d+)+)`, 'gi'),
  ],
};

function normalize(kind: FigureKind, figure: string, name: string | undefined): string {
  if (kind === 'url')
    return figure
      .replace(/[.,;:!?*]+$/, '')
      .replace(/[#$].*$/, '')
      .replace(/\/$/, '');
  if (kind === 'address' || kind === 'solidity') return figure;
  if (kind === 'package') return `${packageName(name ?? '')}@${figure}`;
  return figure.replace(/[,_]/g, '').toLowerCase();
}

function packageName(name: string): string {
  const lower = name.toLowerCase();
  return lower.startsWith('openzeppelin') ? '@openzeppelin/contracts' : lower;
}

/** Finds all figures in a text, ordered by kind, then by position. */
export function findFigures({text, lineAt}: Scanned): readonly Figure[] {
  return (Object.keys(PATTERNS) as FigureKind[]).flatMap((kind) =>
    PATTERNS[kind].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => {
        const from = Math.max(0, match.index - 30);
        return {
          kind,
          figure: normalize(kind, match.groups?.figure ?? '', match.groups?.name),
          line: lineAt(match.index),
          excerpt: text
            .slice(from, match.index + match[0].length + 30)
            .replace(/\s+/g, ' ')
            .trim(),
        };
      }),
    ),
  );
}

/** Scans a plain text file. */
export function scanText(text: string): Scanned {
  return {text, lineAt: lineCounter(text)};
}

const BREAKS = new Set([
  'text',
  'title',
  'desc',
  'p',
  'li',
  'tr',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'pre',
  'dt',
  'dd',
  'summary',
  'caption',
  'section',
]);
const CELLS = new Set(['td', 'th']);
const SKIPPED = new Set(['script', 'style', 'template', 'button']);
const TARGETS = ['href', 'src', 'action', 'poster', 'data-src'] as const;

/**
 * Extracts the text of `main` in a built page, including link targets. Inline elements are joined, so that
 * `<code>60</code> requests a minute` is one figure; blocks and cells are separate.
 */
export function scanMain(html: string): Scanned {
  const lineOf = lineCounter(html);
  const parts: string[] = [];
  const starts: number[] = [];
  const offsets: number[] = [];
  let length = 0;
  let main = 0;
  let skipped = 0;
  const push = (part: string, offset: number): void => {
    if (main === 0 || skipped > 0) return;
    starts.push(length);
    offsets.push(offset);
    parts.push(part);
    length += part.length;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') main += 1;
      if (SKIPPED.has(name)) skipped += 1;
      if (BREAKS.has(name)) push('\n', parser.startIndex);
      if (CELLS.has(name)) push(' | ', parser.startIndex);
      // The edit link comes from the settings of the site, not from a page.
      if (attributes.class?.includes('theme-edit-this-page')) return;
      for (const target of TARGETS) {
        const value = attributes[target];
        if (value && /^https?:/.test(value)) push(` ${value} `, parser.startIndex);
      }
    },
    ontext(text) {
      push(text, parser.startIndex);
    },
    onclosetag(name) {
      if (BREAKS.has(name)) push('\n', parser.startIndex);
      if (SKIPPED.has(name)) skipped -= 1;
      if (name === 'main') main -= 1;
    },
  });
  parser.end(html);
  return {
    text: parts.join(''),
    lineAt: (offset) => lineOf(offsets[starts.filter((start) => start <= offset).length - 1] ?? 0),
  };
}

function lineCounter(text: string): (offset: number) => number {
  const breaks = Array.from(text.matchAll(/\n/g), (match) => match.index);
  return (offset) => breaks.filter((at) => at < offset).length + 1;
}

/** A figure computed from facts, with the fact that determines its date. */
export interface DerivedFigure {
  readonly kind: FigureKind;
  readonly value: number;
  readonly from: FactSource;
}

/** Facts by normalized figure, per kind. */
export type KnownFigures = Readonly<Record<FigureKind, ReadonlyMap<string, readonly Fact[]>>>;

const UNITS: Readonly<Partial<Record<FigureKind, RegExp>>> = {
  'requests a minute': /^requests per minute$/,
  'free transactions': /^transactions per month/,
  batch: /^calls per batch$/,
  payload: /^MB$/,
  gas: /^gas$/,
  gwei: /^gwei$/,
  tps: /^transactions per second$/,
};

/** Token paths whose values belong to a kind although their unit does not imply it. */
const PATHS: Readonly<Partial<Record<FigureKind, RegExp>>> = {
  'chain id': /\.(chainId|chainIdHex|stableChainId)$/,
  'requests a minute': /^limits\.tiers\..*\.requestsPerMinute$/,
  gas: /^benchmarks\.rows\..*Gas$/,
  tps: /^benchmarks\.rows\..*\.tps$/,
  'block time': /^chain\.blockTimeSeconds$/,
  solidity: /^versions\.(solidity|npm\.solc)/,
};

/**
 * Sorts the facts by the kinds of figure they can be.
 * @param facts all facts by token path
 * @param derived figures that pages compute from facts
 */
export function knownFigures(
  facts: ReadonlyMap<string, Fact>,
  derived: readonly DerivedFigure[] = [],
): KnownFigures {
  const known = Object.fromEntries(
    (Object.keys(PATTERNS) as FigureKind[]).map((kind) => [kind, new Map<string, Fact[]>()]),
  ) as Record<FigureKind, Map<string, Fact[]>>;
  const add = (kind: FigureKind, figure: string, fact: Fact): void => {
    known[kind].set(figure, [...(known[kind].get(figure) ?? []), fact]);
  };
  facts.forEach((fact, path) => {
    const value = String(fact.value);
    for (const kind of Object.keys(PATTERNS) as FigureKind[]) {
      if (UNITS[kind]?.test(fact.unit ?? '') || PATHS[kind]?.test(path)) add(kind, value, fact);
    }
    Array.from(value.matchAll(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g), ([address]) =>
      add('address', address, fact),
    );
    if (value.startsWith('https://')) add('url', value.replace(/\/$/, ''), fact);
    const pin = /^versions\.npm\.(.+)$/.exec(path)?.[1];
    if (pin) add('package', `${pin}@${value}`, fact);
    if (path === 'versions.ethersV5') add('package', `ethers@${value}`, fact);
    if (path === 'versions.typescriptForTsNode') add('package', `typescript@${value}`, fact);
    if (/^versions\.openZeppelin/.test(path)) {
      Array.from(value.matchAll(/\d+\.\d+(\.\d+)?/g), ([version]) =>
        add('package', `@openzeppelin/contracts@${version}`, fact),
      );
    }
  });
  derived.forEach(({kind, value, from}) => add(kind, String(value), {...from, value}));
  return known;
}

/** URLs that may continue: with a hash, an address, a number, or a path of the legacy API. */
const OPEN_ENDED = /\/(tx|address|block|v1)$/;

/**
 * The facts that a figure can come from; none for an unknown figure. A version may be shortened (`6.17` for `6.17.0`),
 * a URL may end before its variable part, and an explorer URL may continue.
 */
export function factsOf(
  {kind, figure}: Pick<Figure, 'kind' | 'figure'>,
  known: KnownFigures,
): readonly Fact[] {
  const exact = known[kind].get(figure);
  if (exact) return exact;
  const entries = Array.from(known[kind]);
  if (kind === 'package')
    return entries.filter(([name]) => name.startsWith(`${figure}.`)).flatMap(([, facts]) => facts);
  if (kind !== 'url') return [];
  return entries
    .filter(([url]) => url.startsWith(`${figure}/`) || (OPEN_ENDED.test(url) && figure.startsWith(`${url}/`)))
    .flatMap(([, facts]) => facts);
}

/** Whether the exception applies to this figure in this file. */
export function covers(exception: FigureException, file: string, {kind, figure}: Figure): boolean {
  return exception.file === file && exception.kind === kind && exception.figure === figure;
}

/**
 * Lists figures of a file that neither a fact nor an exception covers, one line each.
 * @param file path for messages
 */
export function unknownFigures(
  file: string,
  scanned: Scanned,
  known: KnownFigures,
  exceptions: readonly FigureException[],
): readonly string[] {
  return findFigures(scanned)
    .filter((found) => factsOf(found, known).length === 0)
    .filter((found) => !exceptions.some((exception) => covers(exception, file, found)))
    .map(
      ({kind, figure, line, excerpt}) =>
        `${file}:${line}: ${kind} ${figure} is not in src/data: "${excerpt}"`,
    );
}

/**
 * Lists figures, known or not, that a source file types instead of reading them from facts: copies go stale.
 * @param file path for messages
 */
export function typedFigures(
  file: string,
  scanned: Scanned,
  exceptions: readonly FigureException[],
): readonly string[] {
  return findFigures(scanned)
    .filter((found) => !exceptions.some((exception) => covers(exception, file, found)))
    .map(({kind, figure, line}) => `${file}:${line}: ${kind} ${figure} is typed; use a token or src/data`);
}
