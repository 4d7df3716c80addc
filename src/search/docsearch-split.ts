/**
 * Keeps DocSearch out of the first bundle.
 *
 * The theme imports button, keyboard hook and version of `@docsearch/react` at the top of every page, and both of the
 * package's entry files are single bundles, so every page would carry the whole modal, twice (47 KB gzip). This
 * plugin points those three names at small modules of the site, and the lazily loaded `modal` at the site's wrapper of
 * the stock modal. The theme's `preconnect` to the hosted service goes too: embedded search has no host to greet.
 *
 * The aliases are the same in every mode; what depends on the environment is decided in the browser (the persistent
 * cache of the bundler does not notice changed aliases).
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Absolute paths of the modules that stand in for DocSearch's. */
export interface DocSearchSplitOptions {
  /** exports `DocSearchButton` */
  readonly button: string;
  /** exports `useDocSearchKeyboardEvents` */
  readonly keyboard: string;
  /** exports `version` */
  readonly version: string;
  /** exports `DocSearchModal` */
  readonly modal: string;
  /** default export in place of `@docusaurus/Head` within the theme's search bar */
  readonly head: string;
}

/** The plugin; `options` as above. Throws when the theme no longer has the file that the scoped alias is for. */
export function docsearchSplit(options: DocSearchSplitOptions): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-search-algolia'));
  const searchBar = path.join(theme, 'theme/SearchBar/index.js');
  require.resolve(searchBar);
  return {
    name: 'docsearch-split',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            '@docsearch/react/button': options.button,
            '@docsearch/react/useDocSearchKeyboardEvents': options.keyboard,
            '@docsearch/react/version': options.version,
            '@docsearch/react/modal': options.modal,
          },
        },
        module: {rules: [{test: searchBar, resolve: {alias: {'@docusaurus/Head': options.head}}}]},
      };
    },
  };
}
