/* A small site of another network with all plugins of src/plugins. Nothing here is of this network. */
import path from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {ANALYTICS_ORIGINS, type AnalyticsOptions} from '../../src/plugins/analytics';
import type {HeadersOptions} from '../../src/plugins/headers';
import {factsMarkdown, type FactsOptions} from '../../src/plugins/facts';
import type {PagesOptions} from '../../src/plugins/pages';
import {samplesRemark, type SamplesOptions} from '../../src/plugins/samples';
import {EMBEDDED, type SearchOptions} from '../../src/plugins/search';
import {startTemplate} from '../../src/plugins/start';

const facts = {
  folder: 'data',
  readableSources: (source) => [{title: source}],
  sourcesBefore: '## Next steps',
} satisfies FactsOptions;
const samples = {
  folder: 'samples',
  files: '.',
  testedAt: '/#send-a-transaction',
  placeholders: {key: 'YOUR_KEY'},
  networks: {alpha: /\balpha\b/},
  variables: {key: 'EXAMPLE_KEY', account: 'EXAMPLE_ACCOUNT', network: 'EXAMPLE_NETWORK'},
  compiler: {script: 'none', contract: 'none', outputs: [], package: 'none'},
  project: {prefix: 'example', notes: {account: '', network: ''}, secrets: {EXAMPLE_KEY: 'YOUR_KEY'}},
  worker: 'samples/worker.ts',
  shims: {},
} satisfies SamplesOptions;
const search = {
  defaultSection: 'Documentation',
  skipped: 'button',
  skippedAnchors: ['next-steps'],
  fallbackPages: [],
  popularPages: [],
  synonyms: () => [['payment', 'transfer']],
  phrases: () => [],
} satisfies SearchOptions;
const pages = {
  files: () => ({'robots.txt': 'User-agent: *\nAllow: /\n'}),
  markdown: {
    skipped: 'nav, footer',
    unlinked: '.none',
    codeFrame: '.code-frame',
    codeTitle: 'figcaption > [id]',
    codeLanguage: 'data-language',
    appended: {'/api': {file: 'api.yaml', language: 'yaml'}},
    headings: {first: 'Start', last: 'More'},
  },
  metadata: {
    name: 'Example Docs',
    publisher: {name: 'Example', url: 'https://chain.example'},
    questions: {'/questions': 'main details:has(> summary h3)'},
    picture: {
      mark: 'static/mark.svg',
      background: '#000',
      text: '#fff',
      mutedText: '#ccc',
      accent: '#0ff',
      headingFont: 'Archivo',
      textFont: 'Archivo',
    },
    fonts: [
      {
        name: 'Archivo',
        file: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
      },
    ],
  },
} satisfies PagesOptions;
const start = {storedChoices: []};
const PLUGINS = '../../src/plugins';

export default {
  title: 'Example',
  tagline: 'Example Chain',
  url: 'https://docs.chain.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  ssrTemplate: startTemplate(start),
  markdown: factsMarkdown(__dirname, facts),
  future: {v4: true, faster: {swcHtmlMinimizer: false, rspackBundler: true, mdxCrossCompilerCache: true}},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', beforeDefaultRemarkPlugins: [...samplesRemark(__dirname, samples)]},
        blog: false,
        pages: false,
        theme: {customCss: './src/example.css'},
      } satisfies PresetOptions,
    ],
    ['redocusaurus', {specs: [{id: 'example', spec: path.join(__dirname, 'api.yaml'), url: '/api.yaml'}]}],
  ],
  plugins: [
    [`${PLUGINS}/facts/index.ts`, facts],
    [`${PLUGINS}/samples/index.ts`, samples],
    [`${PLUGINS}/api-page/index.ts`, {route: '/api', component: '@site/src/api'}],
    [`${PLUGINS}/search/index.ts`, search],
    [`${PLUGINS}/pages/index.ts`, pages],
    [
      `${PLUGINS}/analytics/index.ts`,
      {trackingID: 'G-EXAMPLE1', anonymizeIP: true, withheldBy: 'secret'} satisfies AnalyticsOptions,
    ],
    [
      `${PLUGINS}/headers/index.ts`,
      {
        connect: [ANALYTICS_ORIGINS.connect],
        scriptOrigins: [ANALYTICS_ORIGINS.script],
        scripts: {},
        reviewed: [],
        shared: [],
      } satisfies HeadersOptions,
    ],
    [`${PLUGINS}/start/index.ts`, start],
    `${PLUGINS}/navigation/index.ts`,
    [
      `${PLUGINS}/bundler/index.ts`,
      {buildCode: ['data'], settings: () => ({}), licenses: ['MIT', 'Apache-2.0', 'BSD-3-Clause', '0BSD']},
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    algolia: {appId: EMBEDDED, apiKey: EMBEDDED, indexName: 'docs', searchPagePath: 'search'},
    navbar: {title: 'Example', items: [{type: 'search', position: 'right'}]},
  },
} satisfies Config;
