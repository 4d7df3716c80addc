/* What stops the build: each mistake in a page that is otherwise right. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {expect, test} from 'vitest';
import pageRulesPlugin, {pageRules} from '../../scripts/lint/pages';
import {networks} from '../../src/data/networks';
import {parsePage} from '../../src/plugins/pages';
import {temporaryFolder} from '../temporary-folder';

const ROOT = path.join(__dirname, '../..');
const FRONT = {title: 'Limits', description: 'How many requests you have.'};
const PAGE = `---
---

import {LimitsTable} from '@site/src/components/limits/tables';

A <Term id="gas">gas</Term> limit. {/* search: limits */}

<LimitsTable />

:::note

An aside.

:::

\`\`\`ts file=examples/viem/wait.ts
\`\`\`

## Next steps

- [Rate limits](/developers/rate_limits)
`;

/** Transforms a page as Docusaurus does. @throws Error with the mistakes */
async function transform(
  source: string,
  frontMatter: Readonly<Record<string, string>> = FRONT,
): Promise<void> {
  const filePath = path.join(temporaryFolder(), 'page.mdx');
  writeFileSync(filePath, source);
  const markdownConfig = {anchors: {}, mdx1Compat: {}, hooks: {}};
  const options = {
    admonitions: true,
    markdownConfig,
    beforeDefaultRemarkPlugins: [() => pageRules(ROOT)],
    staticDirs: [],
  };
  const processor = await createProcessorUncached({options: options as never, format: 'mdx'});
  await processor.process({content: source, filePath, frontMatter: {...frontMatter}, compilerName: 'client'});
}

test('a page without mistakes passes', async () => {
  await transform(PAGE);
});

const key = 'a1'.repeat(32);

test.each([
  ['A <Term', '`/zgt/abc123def456`. A <Term', 'page.mdx:6: "/zgt/abc1..." may be a key. Write YOUR_API_KEY'],
  ['A <Term', `\`0x${key}\`. A <Term`, 'page.mdx:6: "a1a1a1a1a..." may be a key.'],
  ['A <Term', `On chain id ${networks.gtn.chainId.value}, a <Term`, ': print {{networks.gtn.chainId}}.'],
  ['A <Term', 'At most 40 calls in a batch. A <Term', 'page.mdx:6: "40 calls" is typed'],
  ['id="gas"', 'id="gass"', 'page.mdx:6: src/data/glossary.ts has no "gass". Add a row, or write "gas".'],
  [
    'A <Term',
    '{limits.batchSize}. A <Term',
    'page.mdx:6: {limits.batchSize} is no token. Write {{module.path}}',
  ],
  [
    '<LimitsTable />',
    '<LimitTable />',
    'page.mdx:8: <LimitTable> is not imported. Import it below the front matter, or write <LimitsTable>.',
  ],
  ['<LimitsTable />', '<Tab>Text</Tab>', 'or write <Tabs>.'],
  [/ts file=.*/, 'ts', 'page.mdx:16: the fence shows no file.'],
  [/```ts file=.*/, '```', 'page.mdx:16: the fence shows no file.'],
  ['## Next steps', '## More', 'page.mdx:19: the last section is not "## Next steps" with 1 to 3 links.'],
  [/- \[.*/, 'None.', 'page.mdx:19: the last section is not "## Next steps" with 1 to 3 links.'],
])('%s, replaced with %s, stops at the line', async (from, to, message) => {
  await expect(transform(PAGE.replace(from, to))).rejects.toThrow(message);
});

test.each(['title', 'description'])('a page without %s stops', async (name) => {
  await expect(transform(PAGE, {...FRONT, [name]: ''})).rejects.toThrow(
    `page.mdx:1: no ${name} without markup.`,
  );
});

const plugin = pageRulesPlugin({siteDir: ROOT, baseUrl: '/docs/'} as never);

test('a page in no sidebar stops', () => {
  const docs = [
    {id: 'users/new', source: '@site/docs/users/new.mdx', frontMatter: {}},
    {id: 'users/old', source: '@site/docs/users/old.mdx', frontMatter: {}, sidebar: 'docs'},
    // It chooses to show none.
    {id: 'intro', source: '@site/docs/intro.mdx', frontMatter: {displayed_sidebar: null}},
  ];
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
  expect(() => plugin.allContentLoaded?.({allContent: content} as never)).toThrow(
    /^docs\/users\/new\.mdx:1: the page is in no sidebar\. Add 'users\/new' to sidebars\.ts\.$/,
  );
});

test('a key in a sample stops', () => {
  const siteDir = temporaryFolder();
  for (const folder of ['src/data', 'examples/rpc']) mkdirSync(path.join(siteDir, folder), {recursive: true});
  writeFileSync(path.join(siteDir, 'src/data/sources.ts'), '');
  writeFileSync(path.join(siteDir, 'examples/rpc/send.sh'), `#\ncurl ${key}\n`);
  const {loadContent} = pageRulesPlugin({siteDir, baseUrl: '/'} as never);
  expect(() => loadContent?.()).toThrow('examples/rpc/send.sh:2: "a1a1a1a1a..." may be a key.');
  writeFileSync(path.join(siteDir, 'examples/rpc/send.out'), `0x${key.toUpperCase()}\n`);
  expect(() => loadContent?.()).not.toThrow();
});

test('a link that leads nowhere stops, with its line and the nearest address', async () => {
  const siteDir = temporaryFolder();
  const lines = [
    '[Fees](/users/transaction)',
    '[Part](/users/transactions#useup)',
    '[Own](#frist)',
    '[Data](/facts.json)',
  ];
  writeFileSync(path.join(siteDir, 'page.mdx'), lines.join('\n'));
  writeFileSync(path.join(siteDir, 'facts.json'), '');
  const links = [
    '/docs/users/transaction',
    '/docs/users/transactions#useup',
    '#frist',
    '/docs/facts.json',
    '/docs/#first',
    '/docs/old',
    'https://example.org',
  ];
  const html = `<main><h2 id="first">First</h2>${links.map((href) => `<a href="${href}">Link</a>`).join('')}</main>`;
  const pages = [
    parsePage('index.html', html),
    parsePage('users/transactions.html', '<h2 id="used-up"></h2><h2 id="part"></h2>'),
  ];
  const docs = [{permalink: '/docs/', source: '@site/page.mdx'}];
  const plugins = [{name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [{docs}]}}];
  const {builtPages} = pageRulesPlugin({siteDir, baseUrl: '/docs/'} as never);
  await expect((async () => builtPages?.(pages, {outDir: siteDir, plugins} as never))()).rejects.toThrow(
    new Error(`page.mdx:1: the link to /users/transaction leads nowhere. The nearest is /users/transactions.
page.mdx:2: the link to /users/transactions#useup leads nowhere. The nearest is /users/transactions#used-up.
page.mdx:3: the link to /#frist leads nowhere. The nearest is /#first.
page.mdx: a component: the link to /old leads nowhere. The nearest is /.`),
  );
});
