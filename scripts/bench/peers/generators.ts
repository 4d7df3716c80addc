/* The generators that this site is compared with: newest release, default settings, exact versions. */
import {withFrontMatter, type SourcePage} from './pages';

/** A generator, and what it needs to build the pages. */
export interface Generator {
  readonly name: string;
  /** Packages and their exact versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** Versions of packages that those would choose differently. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Arguments of Node that build the site, relative to the folder of the packages. */
  readonly command: readonly string[];
  /** Folder of the built site, relative to the same folder. */
  readonly output: string;
  /** Folder for files that are served unchanged. */
  readonly assets: string;
  /** The content and the settings, by path. */
  readonly files: (pages: readonly SourcePage[]) => Readonly<Record<string, string>>;
}

const ICON = '/favicon.svg';
const TITLE = 'Docs';

function content(
  pages: readonly SourcePage[],
  folder: string,
  write: (page: SourcePage) => string,
): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [`${folder}${page.file}`, write(page)]));
}

const starlight: Generator = {
  name: 'Starlight',
  packages: {astro: '7.3.5', '@astrojs/starlight': '0.42.4'},
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  assets: 'public',
  files: (pages) => ({
    'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight({title: '${TITLE}', favicon: '${ICON}'})],
});
`,
    'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    ...content(pages, 'src/content/docs/', (page) => withFrontMatter(page, false)),
  }),
};

/** VitePress has no sidebar unless the settings list its entries. */
function vitePressSidebar(pages: readonly SourcePage[]): object[] {
  const folderOf = ({file}: SourcePage): string => file.split('/').slice(0, -1).join('/');
  return Array.from(new Set(pages.map(folderOf)), (folder) => ({
    text: folder,
    items: pages
      .filter((page) => folderOf(page) === folder)
      .map(({file, title}) => ({text: title, link: `/${file.replace(/\.md$/, '')}`})),
  }));
}

const vitePress: Generator = {
  name: 'VitePress',
  packages: {vitepress: '1.6.4'},
  command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  assets: 'public',
  files: (pages) => ({
    '.vitepress/config.mjs': `export default {
  title: '${TITLE}',
  cleanUrls: true,
  ignoreDeadLinks: true,
  srcExclude: ['node_modules/**'],
  head: [['link', {rel: 'icon', href: '${ICON}'}]],
  themeConfig: {sidebar: ${JSON.stringify(vitePressSidebar(pages))}},
};
`,
    // Vue reads two braces in text as the start of an expression.
    ...content(pages, '', (page) => withFrontMatter(page, true).replaceAll('{{', '{\u200B{')),
  }),
};

/** Docusaurus with its default settings. */
export const docusaurus: Generator = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    clsx: '2.1.1',
    'prism-react-renderer': '2.4.1',
    react: '19.2.0',
    'react-dom': '19.2.0',
  },
  // As in this site's package.json: without them the packages do not install.
  overrides: {
    '@docsearch/react': '3.9.0',
    algoliasearch: '5.19.0',
    '@algolia/client-search': '5.19.0',
    '@algolia/client-common': '5.19.0',
    '@swc/core': '1.16.18',
    '@swc/html': '1.16.2',
  },
  command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  assets: 'static',
  files: (pages) => ({
    'docusaurus.config.js': `export default {
  title: '${TITLE}',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '${ICON.slice(1)}',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'md'},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {
    navbar: {title: '${TITLE}', items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: '${TITLE}'}]},
    footer: {style: 'dark', copyright: 'Copyright'},
  },
};
`,
    ...content(pages, 'docs/', (page) => withFrontMatter(page, true)),
  }),
};

/** All generators. */
export const GENERATORS: readonly Generator[] = [starlight, vitePress, docusaurus];
