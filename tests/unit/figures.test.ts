/* Figures come from src/data: none is typed in a page or component, and files that cannot read facts repeat them exactly. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {allFacts as facts} from '../facts';
import {versions} from '../../src/data/versions';
import {figuresIn, proseOf, remedy, tokensOf, TYPED, typedFigures, unitsOf} from '../../scripts/lint/figures';
import {matchingFiles} from '../files';

/** Hosts that were replaced or must not be published, and the start of an old address. */
const RETIRED = [
  ...['gtn', 'free', 'free.testnet', 'account', 'explorer', 'mcp'].map(
    (host) => `${host}.stabilityprotocol.com`,
  ),
  ...['stability-testnet', 'testnet.stability', 'stability-mainnet'].map((host) => `${host}.blockscout.com`),
  'free.stble.io',
  'docs.stble.io',
  'stblchain.app',
  'twitter.com/stabilityinc',
  '0xdC2B93f3',
];

const UNITS = unitsOf(facts);
const read = (file: string): string => readFileSync(file, 'utf8');
/** Code without comments; lines keep their numbers. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[^]*?\*\/|(?<!\S)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ''));

test('no component types a figure; pages are checked by the build', () => {
  const files = ['components', 'theme', 'tools', 'config']
    .flatMap((folder) => matchingFiles(`src/${folder}`, /^(?!.*\.test\.).*\.tsx?$/))
    .concat('sidebars.ts');
  expect(files.length).toBeGreaterThan(20);
  const problems = files.flatMap((file) =>
    typedFigures(codeOf(read(file)), file, facts).map(({line, problem}) => `${file}:${line}: ${problem}`),
  );
  expect(problems.join('\n')).toBe('');
  const stale = TYPED.filter(({file, written}) => !read(file).includes(written));
  expect(stale).toEqual([]);
});

test('examples, the API description and the README have only figures of the facts', () => {
  const files = [
    ...matchingFiles('examples', /(?<!package-lock)\.(?:ts|js|cjs|json|sol|sh|out|toml)$/),
    ...matchingFiles('openapi', /\.ya?ml$/),
    'README.md',
  ];
  expect(files.length).toBeGreaterThan(50);
  const problems = files.flatMap((file) =>
    figuresIn(read(file), file.startsWith('openapi') ? UNITS : [])
      .filter((figure) => figure.kind !== 'date' && tokensOf(figure, facts).length === 0)
      .map(({line, kind, written}) => `${file}:${line}: no fact of src/data has ${kind} ${written}`),
  );
  expect(problems.join('\n')).toBe('');
});

test('no retired host and no key in a query is published', () => {
  const files = ['docs', 'examples', 'openapi', 'src'].flatMap((folder) =>
    matchingFiles(folder, /(?<!\.test)\.\w+$/),
  );
  const found = files.flatMap((file) => {
    const text = read(file);
    const query = /[?&]api_?key=/i.test(text) ? ['?api_key='] : [];
    return [...RETIRED.filter((one) => text.toLowerCase().includes(one.toLowerCase())), ...query].map(
      (what) => `${file}: ${what}`,
    );
  });
  expect(found.join('\n')).toBe('');
});

test('packages are pinned to the versions of src/data', () => {
  interface Manifest {
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  }
  const [installed, shown] = ['package.json', 'examples/package.json'].map((file) => {
    const {dependencies, devDependencies} = JSON.parse(read(file)) as Manifest;
    return {...dependencies, ...devDependencies};
  });
  const pins = Object.fromEntries(Object.entries(versions.npm).map(([name, {value}]) => [name, value]));
  expect(shown).toEqual(pins);
  const shared = Object.keys(pins).filter((name) => name in (installed ?? {}));
  expect(shared.length).toBeGreaterThan(4);
  for (const name of shared) expect(installed?.[name], name).toBe(pins[name]);
});

test.each([
  ['chain id', '"chainId": "0x7a69"', '0x7a69'],
  ['address', 'at 0x00000000000000000000000000000000000000AA.', '0x00000000000000000000000000000000000000AA'],
  ['url', 'see https://free.example.org/rpc.', 'https://free.example.org/rpc'],
  ['requests per minute', 'up to 1,500 JSON-RPC requests a minute', '1500'],
  ['calls per batch', 'a batch of 11', '11'],
  ['MB', 'bodies of 5 MB', '5'],
  ['gas', 'a gas limit of 15,000,000', '15000000'],
  ['transactions per second', 'up to 10,000 TPS', '10000'],
  ['s', 'a block every 12 seconds', '12'],
  ['date', 'As of September 2025, of October 31, 2025', 'October 31, 2025'],
  ['date', 'before 2026.', '2026'],
  ['solidity', 'Solidity 0.8.25', '0.8.25'],
  ['package', 'npm install ethers@5.8.0', 'ethers@5.8.0'],
])('a figure is found: %s: %s', (kind, text, figure) => {
  const found = figuresIn(text, UNITS).filter((one) => one.kind === kind);
  expect(found.map((one) => one.figure)).toContain(figure);
  expect(remedy({kind, figure, line: 1, written: text}, facts)).toMatch(/print .*(?:\{\{|a fact)/);
});

test('no figure is found in a number with other words, nor in a token or the code of a page', () => {
  const page =
    'Block 28504000, gas price 0, 2. Call it, {{limits.batchSize}} calls.\n\n```ts\nconst a = "5 gwei";\n```\n';
  expect(figuresIn(proseOf(page), UNITS)).toEqual([]);
});

test.each([
  ['package', `ethers@${versions.npm.ethers.value.replace(/\.\d+$/, '')}`, true],
  ['package', 'ethers@6.1', false],
  ['url', 'https://stability.blockscout.com/tx/0xabc', true],
  ['url', 'https://rpc.stabilityprotocol.com/zgt', true],
  ['url', 'https://rpc.stabilityprotocol.com/zgt/SOMEONES_KEY', false],
])('%s %s is known: %s', (kind, figure, known) => {
  expect(tokensOf({kind, figure}, facts).length > 0).toBe(known);
});
