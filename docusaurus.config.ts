import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {pageRules} from './scripts/lint/pages';
import {announcementBar} from './src/config/announcement';
import {hasCommitDates} from './src/config/commit-dates';
import {readEnv} from './src/config/env';
import {footer} from './src/config/footer';
import {fontLicenses, headTags} from './src/config/head';
import {headersOptions} from './src/config/headers';
import {navbar} from './src/config/navbar';
import {apiPageOptions, redocusaurus} from './src/config/api-page';
import {pagesOptions} from './src/config/pages';
import {redirectPages, redirects} from './src/config/redirects';
import {remixRelease, remixUrl} from './src/config/remix';
import {searchOptions, searchTheme} from './src/config/search';
import {factsOptions} from './src/config/facts';
import {currentAddress} from './src/lib/moved';
import type {AnalyticsOptions} from './src/plugins/analytics';
import type {BundlerOptions} from './src/plugins/bundler';
import {nameTables} from './src/config/name-tables';
import {pageContents} from './src/config/page-contents';
import {samplesOptions} from './src/config/samples';
import {factsMarkdown, factsRemark} from './src/plugins/facts';
import {samplesRemark} from './src/plugins/samples';
import {searchRemark, type SearchOptions} from './src/plugins/search';
import {startTemplate, type StartOptions} from './src/plugins/start';
import {STORAGE_KEY} from './src/tools/reader/storage-key';

const env = readEnv(process.env);
/** Placeholders in samples show the reader's own values, which a tab keeps. */
const start = {
  storedChoices: [{selector: '[data-fill]', key: STORAGE_KEY}],
} satisfies StartOptions;

/** A list of pages at their present addresses. */
const current = (pages: SearchOptions['popularPages']) =>
  pages.map(([title, address]) => [title, currentAddress(address, redirects)] as const);

export default {
  title: 'Docs',
  tagline: 'Documentation of the Stability blockchain',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  storage: {type: 'localStorage', namespace: false},
  customFields: {
    repoUrl: env.repoUrl,
    feedbackProject: env.feedbackProject,
    remixUrl,
    remixRelease,
    moved: redirects,
  },
  headTags: headTags(env),
  ...(env.startOnIntent && {ssrTemplate: startTemplate(start)}),
  markdown: {
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    ...factsMarkdown(__dirname, factsOptions),
  },
  future: {
    v4: true,
    faster: {
      swcJsLoader: false,
      swcJsMinimizer: true,
      // It leaves out end tags, and simple parsers, such as those of AI agents, then find no content.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: `${env.repoUrl}/edit/main/`,
          // For the structured data: pages do not show it.
          showLastUpdateTime: hasCommitDates(__dirname),
          beforeDefaultRemarkPlugins: [
            () => pageRules(__dirname),
            searchRemark,
            ...samplesRemark(__dirname, samplesOptions),
            nameTables,
            pageContents,
            [factsRemark, factsOptions],
          ],
        },
        blog: false,
        pages: false,
        sitemap: {lastmod: null, changefreq: null, priority: null},
        theme: {customCss: './src/css/custom.css'},
      } satisfies PresetOptions,
    ],
    redocusaurus,
  ],
  // The sources are in the main chunk, because data modules in most other chunks refer to them.
  clientModules: ['./src/data/sources.ts'],
  plugins: [
    (context) => redirectPages(context),
    [
      './src/plugins/bundler/index.ts',
      {
        buildCode: [
          'examples/manifest.ts',
          'scripts/lint',
          'src/config',
          'src/components/copy/placeholders.ts',
          'src/plugins',
          'src/tools/reader/storage-key.ts',
          'package.json',
          'babel.config.js',
        ],
        settings: () => env,
        licenses: ['MIT', 'Apache-2.0', 'BSD-3-Clause', '0BSD', 'OFL-1.1'],
        others: fontLicenses,
      } satisfies BundlerOptions,
    ],
    ['./src/plugins/facts/index.ts', factsOptions],
    env.startOnIntent && ['./src/plugins/start/index.ts', start],
    './src/plugins/navigation/index.ts',
    env.trackingId !== undefined && [
      './src/plugins/analytics/index.ts',
      {trackingID: env.trackingId, withheldBy: STORAGE_KEY} satisfies AnalyticsOptions,
    ],
    ['./src/plugins/api-page/index.ts', apiPageOptions],
    ['./src/plugins/pages/index.ts', pagesOptions(env)],
    [
      './src/plugins/search/index.ts',
      {
        ...searchOptions,
        fallbackPages: current(searchOptions.fallbackPages),
        popularPages: current(searchOptions.popularPages),
      },
    ],
    ['./src/plugins/samples/index.ts', samplesOptions],
    ['./src/plugins/headers/index.ts', headersOptions(env)],
    // Last, because pages link to files that the others write.
    './scripts/lint/pages.ts',
  ],
  themeConfig: {
    // Dark by default, regardless of the system setting; the navbar has a switch.
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    algolia: searchTheme(env),
    announcementBar: announcementBar(env.baseUrl),
    navbar: navbar(env.baseUrl),
    footer: footer(new Date().getFullYear(), env),
    // Code is highlighted at build time, so pages need no Prism theme.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
} satisfies Config;
