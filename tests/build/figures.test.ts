import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {versions} from '../../src/data/versions';
import type {Fact} from '../../src/plugins/facts/shared/model';
import {splitFences} from '../../src/plugins/facts/shared/fences';
import {cutoff, undated} from './age';
import {
  covers,
  factsOf,
  findFigures,
  knownFigures,
  scanMain,
  scanText,
  typedFigures,
  unknownFigures,
  type Figure,
  type FigureKind,
} from './figures';
import {matchingFiles} from '../files';
import {RETIRED_HOSTS} from '../retired';
import {EXCEPTIONS, TYPED} from './figures-exceptions';
import {siteFigures} from './known-figures';

const ROOT = path.join(__dirname, '../..');

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Blanks the code blocks of a page, keeping line numbers; returns other files unchanged. */
function withoutFences(file: string, text: string): string {
  if (!file.endsWith('.mdx')) return text;
  // Nor the words under which readers look for a section, which may be wrong.
  return splitFences(text.replace(/^\{\/\* search:.*$/gm, ''))
    .map((segment) => (segment.kind === 'fence' ? segment.text.replace(/[^\n]/g, '') : segment.text))
    .join('');
}

describe('the scanner', () => {
  const page = (body: string) =>
    `<html>\n<body><nav>9 TPS</nav>\n<main><p>${body}</p>\n</main></body></html>`;

  test.each<[FigureKind, string, string]>([
    ['chain id', 'Chain id: <code>31337</code>', '31337'],
    ['chain id', '"chainId": "0x7a69"', '0x7a69'],
    ['chain id', '<table><tr><th>Chain id</th><td>31337</td></tr></table>', '31337'],
    [
      'address',
      'at 0x00000000000000000000000000000000000000AA.',
      '0x00000000000000000000000000000000000000AA',
    ],
    ['url', 'see https://free.example.org/rpc.', 'https://free.example.org/rpc'],
    ['url', '<a href="https://old.example.org/">here</a>', 'https://old.example.org'],
    ['requests a minute', 'up to <strong>1,500</strong> requests per minute', '1500'],
    ['requests a minute', '200 requests/min', '200'],
    ['free transactions', '25 free transactions a day', '25'],
    ['batch', 'a batch of 100', '100'],
    ['batch', 'at most 100 calls per batch', '100'],
    ['payload', 'bodies of 5 MB', '5'],
    ['gas', '15,000,000 gas', '15000000'],
    ['gas', 'a gas limit of 15,000,000', '15000000'],
    ['gwei', '50 gwei', '50'],
    ['tps', 'up to 10,000 TPS', '10000'],
    ['block time', 'a block every 12 seconds, 12 s per block', '12'],
    ['solidity', 'Solidity 0.8.25', '0.8.25'],
    ['package', 'npm install ethers@5.8.0', 'ethers@5.8.0'],
    ['package', 'OpenZeppelin Contracts 5.5.0', '@openzeppelin/contracts@5.5.0'],
  ])('finds a %s in %s', (kind, body, figure) => {
    const found = findFigures(scanMain(page(body))).filter((entry) => entry.kind === kind);
    expect(found.map((entry) => entry.figure)).toContain(figure);
    expect(found[0]?.line).toBe(3);
  });

  test('does not join a number with a word after a comma', () => {
    expect(findFigures(scanText('Stored in block 28504000, gas price 0'))).toEqual([]);
  });

  test('ignores text outside of main', () => {
    expect(findFigures(scanMain(page('nothing')))).toEqual([]);
  });

  const fact = (value: string | number, unit?: string): Fact => ({
    value,
    ...(unit !== undefined && {unit}),
    asOf: '2024-03-20',
    source: 'a made-up source',
  });
  /** Facts of a fictitious network. */
  const made = knownFigures(
    new Map([
      ['limits.requests', fact(75, 'requests per minute')],
      ['measured.rate', fact(900, 'transactions per second')],
      ['versions.npm.ethers', fact('5.17.0')],
      ['networks.one.explorerTxUrl', fact('https://explorer.example.org/tx/')],
      ['networks.one.zgtUrl', fact('https://rpc.example.org/zgt/YOUR_API_KEY')],
    ]),
  );

  test('reports file, line and excerpt of an unknown figure, and nothing for known ones', () => {
    const text = 'first line\n1,500 requests per minute and 75 requests per minute';
    expect(unknownFigures('docs/x.mdx', scanText(text), made, [])).toEqual([
      'docs/x.mdx:2: requests a minute 1500 is not in src/data: "first line 1,500 requests per minute and 75 requests per minute"',
    ]);
  });

  test('applies an exception to one kind of figure in one file', () => {
    const figure: Figure = {kind: 'gwei', figure: '50', line: 1, excerpt: ''};
    const exception = {file: 'docs/a.mdx', kind: 'gwei', figure: '50', reason: 'test'} as const;
    expect(covers(exception, 'docs/a.mdx', figure)).toBe(true);
    expect(covers(exception, 'docs/b.mdx', figure)).toBe(false);
    expect(covers(exception, 'docs/a.mdx', {...figure, figure: '51'})).toBe(false);
    expect(covers(exception, 'docs/a.mdx', {...figure, kind: 'gas'})).toBe(false);
  });

  test('accepts shortened versions, completed explorer URLs and the start of a keyed URL, and nothing else', () => {
    const is = (kind: FigureKind, figure: string) => factsOf({kind, figure}, made).length > 0;
    expect(is('package', 'ethers@5.17')).toBe(true);
    expect(is('package', 'ethers@5.1')).toBe(false);
    expect(is('url', 'https://explorer.example.org/tx/0xabc')).toBe(true);
    expect(is('url', 'https://explorer.example.org/token/1')).toBe(false);
    expect(is('url', 'https://rpc.example.org/zgt')).toBe(true);
    expect(is('url', 'https://rpc.example.org/zgt/SOMEONES_KEY')).toBe(false);
  });

  test('has facts for every kind of figure', () => {
    expect(Object.entries(siteFigures).filter(([, figures]) => figures.size === 0)).toEqual([]);
  });

  test('reports an old figure without its date, but not with its date', () => {
    const body = '900 transactions per second';
    expect(undated('a.html', page(body), made, '2025-01-01')).toEqual([
      'a.html:3: tps 900 is of 2024-03-20, the page does not say so',
    ]);
    const dated = page(`${body} <time datetime="2024-03-20">March</time>`);
    expect(undated('a.html', dated, made, '2025-01-01')).toEqual([]);
    expect(cutoff(new Date('2026-11-21T12:00:00Z'))).toBe('2025-05-21');
  });
});

describe('published text', () => {
  let pages: readonly string[] = [];
  beforeAll(() => {
    pages = matchingFiles(BUILD, /\.html$/);
    expect(pages.length).toBeGreaterThan(25);
  });
  const text = /(?<!package-lock)\.(ts|mts|js|mjs|cjs|json|sol|sh|py|out|txt|ya?ml|md)$/;
  const sources = () => [...matchingFiles('examples', text), ...matchingFiles('openapi', text), 'README.md'];

  test('has only figures from facts in pages, examples, the API description and the README', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(50);
    const problems = [
      ...pages.flatMap((file) => unknownFigures(file, scanMain(read(file)), siteFigures, EXCEPTIONS)),
      ...files.flatMap((file) => unknownFigures(file, scanText(read(file)), siteFigures, EXCEPTIONS)),
    ];
    expect(problems.join('\n')).toBe('');
  });

  test('has no retired host and no key in a query', () => {
    const found = [...pages, ...sources()].flatMap((file) => {
      const text = read(file);
      const hosts = RETIRED_HOSTS.filter((host) => text.includes(host));
      return /[?&]api_?key=/i.test(text)
        ? [...hosts, '?api_key='].map((what) => `${file}: ${what}`)
        : hosts.map((host) => `${file}: ${host}`);
    });
    expect(found.join('\n')).toBe('');
  });

  test('no exception is stale, and each has a reason', () => {
    const published = [
      ...pages.map((file) => [file, scanMain(read(file))] as const),
      ...sources().map((file) => [file, scanText(read(file))] as const),
    ].flatMap(([file, scanned]) => findFigures(scanned).map((found) => ({file, found})));
    const stale = EXCEPTIONS.filter(
      (exception) => !published.some(({file, found}) => covers(exception, file, found)),
    );
    expect(stale).toEqual([]);
    EXCEPTIONS.forEach(({reason}) => expect(reason.length).toBeGreaterThan(15));
  });
});

describe('typed figures', () => {
  test('do not exist in pages, components and theme files; they come from facts', () => {
    const files = [
      ...matchingFiles('docs', /\.mdx$/),
      ...[
        'src/components',
        'src/theme',
        'src/plugins',
        'src/tools',
      ].flatMap((folder) => matchingFiles(folder, /^(?!.*\.test\.).*\.tsx?$/)),
    ];
    expect(files.length).toBeGreaterThan(40);
    const problems = files.flatMap((file) =>
      typedFigures(file, scanText(withoutFences(file, read(file))), TYPED),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('have no stale exceptions', () => {
    TYPED.forEach((exception) => {
      const text = withoutFences(exception.file, read(exception.file));
      expect(
        findFigures(scanText(text)).some((found) => covers(exception, exception.file, found)),
        exception.reason,
      ).toBe(true);
    });
  });

  test('are reported for a page, tokens and fences are not', () => {
    const page = 'A batch of {{limits.batchSize}}.\n\n```ts file=x.ts\n```\n\nThe chain id is 31337.\n';
    expect(typedFigures('docs/x.mdx', scanText(withoutFences('docs/x.mdx', page)), [])).toEqual([
      'docs/x.mdx:6: chain id 31337 is typed; use a token or src/data',
    ]);
  });
});

describe('literals that repeat a fact', () => {
  interface Manifest {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  }
  const pins: Readonly<Record<string, Fact<string>>> = versions.npm;

  test('in examples/package.json pin exactly the versions of src/data', () => {
    const {dependencies, devDependencies} = JSON.parse(read('examples/package.json')) as Manifest;
    const expected = Object.fromEntries(Object.entries(pins).map(([name, pin]) => [name, pin.value]));
    expect(Object.keys(expected).length).toBeGreaterThan(4);
    expect({...dependencies, ...devDependencies}).toEqual(expected);
  });

  test('in package.json pin the same versions for the tests', () => {
    const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Manifest;
    const installed = {...dependencies, ...devDependencies};
    const shared = Object.keys(pins).filter((name) => name in installed);
    expect(shared.length).toBeGreaterThan(4);
    shared.forEach((name) => expect(installed[name], name).toBe(pins[name]?.value));
  });
});
