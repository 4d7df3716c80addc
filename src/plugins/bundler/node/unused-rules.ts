import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type {Plugin} from 'postcss';

/**
 * PostCSS plugin that removes rules of Infima, the framework's stylesheet, whose names occur as a word neither in the site nor in
 * the theme.
 * @param siteDir root of the site; all of `docs` and `src` counts
 */
export function unusedRules(siteDir: string): Plugin {
  const own = ['docs', 'src'].map((folder) => path.join(siteDir, folder));
  const theme = ['theme-classic', 'theme-common', 'theme-search-algolia'].map((name) =>
    path.dirname(require.resolve(`@docusaurus/${name}`)),
  );
  const purge = purgecss({
    content: [...own, ...theme].map((folder) => `${folder}/**/*.{js,ts,tsx,mdx}`),
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    // Set through `dataset`, which names them differently.
    dynamicAttributes: ['data-theme'],
  }) as Plugin;
  return {
    postcssPlugin: 'unused-rules',
    OnceExit(root, helpers) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      for (const dir of own)
        helpers.result.messages.push({type: 'dir-dependency', plugin: 'unused-rules', dir});
      return purge.OnceExit?.(root, helpers);
    },
  };
}
