/* Everything that is made from the built pages: Markdown files, lists for AI agents, structured data, pictures of shared links. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readBuiltPages, type BuiltPagesPlugin} from './node/built-pages';
import {readDocs} from './node/docs';
import type {MarkdownOptions} from './node/markdown/markdown-files';
import type {MetadataOptions} from './node/metadata/metadata';
import {writeFiles} from './node/write-files';

export {
  fileOfRoute,
  parsePage,
  readBuiltPages,
  sitemapUrls,
  type BuiltPage,
  type BuiltPagesPlugin,
} from './node/built-pages';
export {docsByRoute} from './node/docs';
export * from './shared/dom';

/** Options of the plugin. */
export interface PagesOptions {
  /** returns text files that depend on the configuration, by path inside the built site; called after a build only */
  readonly files: () => Readonly<Record<string, string>>;
  readonly markdown: MarkdownOptions;
  readonly metadata: MetadataOptions;
}

/** Creates the plugin; see README.md. */
export default function pagesPlugin(_: LoadContext, {files, markdown, metadata}: PagesOptions): Plugin {
  return {
    name: 'pages',
    async postBuild(props) {
      const {outDir, baseUrl, siteDir, siteConfig} = props;
      const plugins: readonly BuiltPagesPlugin[] = props.plugins;
      for (const plugin of plugins) await plugin.beforePages?.(props);
      const pages = readBuiltPages(
        outDir,
        siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
      );
      // Loaded here, because only a build needs the converters.
      const [{writeMarkdownFiles}, {describePages}] = await Promise.all([
        import('./node/markdown/markdown-files'),
        import('./node/metadata/metadata'),
      ]);
      const docs = readDocs(props.plugins, baseUrl);
      await writeFiles(outDir, files());
      await writeMarkdownFiles(pages, docs, props, markdown);
      await describePages(pages, docs, props, metadata);
      for (const plugin of plugins) await plugin.builtPages?.(pages, props);
      await writeFiles(outDir, Object.fromEntries(pages.map(({file, html}) => [file, html])));
    },
  };
}
