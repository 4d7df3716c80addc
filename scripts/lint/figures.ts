/*
 * Finds figures in text: addresses, URLs, chain ids, versions, and numbers with a unit that a fact has. Pure: reads no files.
 */
import {splitFences, type Fact} from '../../src/plugins/facts';

/** A figure in a text. */
export interface Figure {
  readonly kind: string;
  /** Numbers without separators, URLs without a trailing slash, packages as `name@version`. */
  readonly figure: string;
  /** 1-based line of the text. */
  readonly line: number;
  /** What is written. */
  readonly written: string;
}

const NUMBER = '(?<![\\w.,#$-])(?<figure>\\d(?:[\\d,_]*\\d)?(?:\\.\\d+)?)';
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const PACKAGES = 'ethers|viem|tsx|typescript|openzeppelin(?: contracts)?|solc';

const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['chain id', /chain[\s_-]?id[^\d\n]{0,25}?(?<figure>0x[0-9a-f]+|\d[\d_,]{2,})/gi],
  ['chain id', /\bid:\s*(?<figure>\d[\d_]{3,})\b/g],
  ['address', /(?<figure>0x[0-9a-fA-F]{40})(?![0-9a-fA-F])/g],
  // A URL on the reader's own machine is not a figure of the network.
  ['url', /(?<figure>https?:\/\/(?!127\.0\.0\.1[:/]|\$)[^\s"'`<>()\\|{}]+)/g],
  ['solidity', /(?<![\d.])(?<figure>0\.8\.\d+)\b/g],
  // Pages print the date of a fact with `.asOf`.
  [
    'date',
    new RegExp(`\\b(?<figure>(?:${MONTH}) (?:\\d{1,2}, )?\\d{4}|20\\d{2}-\\d{2}(?:-\\d{2})?)\\b`, 'g'),
  ],
  ['date', /\b(?:in|of|since|from|until|before|after) (?<figure>20\d{2})\b/g],
  ['package', /(?<![\w/])(?<name>@?[a-z][\w.-]*(?:\/[\w.-]+)?)@(?<figure>\d+\.\d+(?:\.\d+)?)/g],
  ['package', new RegExp(`\\b(?<name>${PACKAGES})\\s+v?(?<figure>\\d+(?:\\.\\d+)+)`, 'gi')],
];

/** Words for a unit in text, where they differ from the first word of the unit. */
const WORDS: Readonly<Record<string, string>> = {
  s: 's|sec|seconds?',
  ms: 'ms|milliseconds?',
  MB: 'MB|megabytes?',
  '%': '%|percent',
  'HTTP status': 'HTTP status',
  'transactions per second': 'TPS|transactions?',
};

/** Pattern of a number with a unit, such as `60 requests per minute`, with the adjectives that come between them. */
function withUnit(unit: string): RegExp {
  const [first = ''] = unit.split(' ');
  const words = WORDS[unit] ?? (first.endsWith('s') ? `${first}?` : first);
  return new RegExp(
    `${NUMBER}[\\s-]*(?:(?:free|paid|zero-fee|RPC|JSON-RPC|HTTP|signed|more)\\s+)*(?:${words})(?![\\w@])`,
    'g',
  );
}

/** Limits whose number follows the word. */
const REVERSED: readonly (readonly [unit: string, pattern: RegExp])[] = [
  [
    'calls per batch',
    new RegExp(`\\bbatch(?:es)?\\s+(?:of|to|at|holds?|takes?)\\s+(?:up to\\s+|at most\\s+)?${NUMBER}`, 'gi'),
  ],
  ['gas', /\bgas(?:\s*limit|\s*cap)?\s*(?:is|of|:|=)\s*(?<figure>\d[\d,_]{3,})/gi],
];

function normalized(kind: string, figure: string, name: string): string {
  if (kind === 'url')
    return figure
      .replace(/[.,;:!?*]+$/, '')
      .replace(/[#$].*$/, '')
      .replace(/\/$/, '');
  if (kind === 'package')
    return `${name.toLowerCase().replace(/^openzeppelin.*/, '@openzeppelin/contracts')}@${figure}`;
  return ['address', 'date', 'solidity'].includes(kind) ? figure : figure.replace(/[,_]/g, '').toLowerCase();
}

/** Finds all figures in a text. @param units units of facts */
export function figuresIn(text: string, units: readonly string[]): readonly Figure[] {
  const patterns = [...PATTERNS, ...REVERSED, ...units.map((unit) => [unit, withUnit(unit)] as const)];
  return patterns.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({0: written, index, groups}) => ({
      kind,
      figure: normalized(kind, groups?.figure ?? '', groups?.name ?? ''),
      line: text.slice(0, index).split('\n').length,
      written,
    })),
  );
}

/** URLs that may continue: with a hash, an address, a number, or a path of the legacy API. */
const OPEN_ENDED = /\/(?:tx|address|block|v1)$/;

/**
 * Token paths of the facts that a figure can come from. A version may be shortened (`6.17` for `6.17.0`), a URL may end before
 * its variable part, and an explorer URL may continue.
 */
export function tokensOf(
  {kind, figure}: Pick<Figure, 'kind' | 'figure'>,
  facts: ReadonlyMap<string, Fact>,
): readonly string[] {
  const matches = ([path, {value, unit}]: readonly [string, Fact]): boolean => {
    const text = String(value).replace(/\/$/, '');
    if (kind === 'chain id') return /chainId(?:Hex)?$/i.test(path) && text === figure;
    if (kind === 'address') return text.includes(figure);
    if (kind === 'solidity') return path.startsWith('versions.') && text.includes(figure);
    if (kind === 'url')
      return (
        text === figure ||
        text.startsWith(`${figure}/`) ||
        (OPEN_ENDED.test(text) && figure.startsWith(`${text}/`))
      );
    if (kind === 'package') {
      const [, name = '', version = ''] = /^(.+)@([^@]+)$/.exec(figure) ?? [];
      const own = path === `versions.npm.${name}` ? [text] : [];
      const contracts = /^versions\.openZeppelin/.test(path) && name === '@openzeppelin/contracts';
      const found = contracts ? (text.match(/\d+\.\d+(?:\.\d+)?/g) ?? []) : own;
      return found.some((one) => one === version || one.startsWith(`${version}.`));
    }
    return unit === kind && text === figure;
  };
  return Array.from(facts)
    .filter(matches)
    .map(([path]) => path);
}

/** The text of a page without code, tokens and the words under which readers look for a section; lines keep their numbers. */
export function proseOf(page: string): string {
  return splitFences(page.replace(/^\{\/\* search:.*$/gm, ''))
    .map(({kind, text}) => (kind === 'fence' ? text.replace(/[^\n]/g, '') : text))
    .join('')
    .replace(/\{\{[^}]*\}\}/g, '');
}

/** Units that are no limits of the network, because text counts other things in them. */
const OTHER_UNITS = ['bytes', 'tokens', 'tokens per gas', 'units', 'pages'];

/** Figures that may be typed, each with the reason. Keep this list short. */
export const TYPED: readonly {readonly file: string; readonly written: string; readonly reason: string}[] = [
  {
    file: 'docs/developers/tutorials/contract_read/hello_world.mdx',
    written: '1,000 blocks',
    reason: 'The size that a sample chooses.',
  },
  {file: 'docs/resources/contact.mdx', written: '200%', reason: 'A zoom that WCAG names.'},
  {file: 'docs/resources/contact.mdx', written: '400%', reason: 'A zoom that WCAG names.'},
  {file: 'src/config/security-txt.ts', written: '2027-11', reason: 'When security.txt expires.'},
  {
    file: 'src/tools/feedback/vendor.ts',
    written: 'https://app.pushfeedback.com/',
    reason: 'The service that gets feedback, if it is configured.',
  },
];

/** The units of the limits among facts. */
export function unitsOf(facts: ReadonlyMap<string, Fact>): readonly string[] {
  const units = new Set(Array.from(facts.values(), ({unit = ''}) => unit));
  return Array.from(units).filter((unit) => unit !== '' && !OTHER_UNITS.includes(unit));
}

/** What is wrong with a typed figure: the tokens that print it, or those of the same kind. */
export function remedy(figure: Figure, facts: ReadonlyMap<string, Fact>): string {
  if (figure.kind === 'date')
    return `"${figure.written}" is typed: print the date of a fact, such as {{limits.batchSize.asOf}}`;
  const same = tokensOf(figure, facts);
  const alike = Array.from(facts).filter(([, {unit}]) => unit === figure.kind);
  const tokens = (same.length > 0 ? same : alike.map(([path]) => path)).slice(0, 3);
  return `"${figure.written}" is typed (${figure.kind}): print ${
    tokens.map((token) => `{{${token}}}`).join(' or ') || 'a fact of src/data'
  }`;
}

/** The figures that a page or a module types instead of a fact. @param file path relative to the site */
export function typedFigures(
  text: string,
  file: string,
  facts: ReadonlyMap<string, Fact>,
): readonly {readonly line: number; readonly problem: string}[] {
  return (
    figuresIn(text, unitsOf(facts))
      // Settings name hosts of services.
      .filter(({kind}) => kind !== 'url' || !file.startsWith('src/config/'))
      .filter((figure) => !TYPED.some((one) => one.file === file && one.written === figure.written))
      .map((figure) => ({line: figure.line, problem: `${remedy(figure, facts)}.`}))
  );
}
