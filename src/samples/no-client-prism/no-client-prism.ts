/*
 * Code is highlighted while the site is built (src/samples/highlight). The classic theme nevertheless loads Prism with
 * its languages as a client module of every page, 25 KB; this takes that module out.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const CLIENT_MODULE = /theme-classic[\\/]lib[\\/]prism-include-languages\.js$/;

/** Makes the Docusaurus plugin; throws when the theme no longer has the module. */
export function noClientPrism(): Plugin {
  require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'no-client-prism',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          CLIENT_MODULE,
          path.join(__dirname, 'empty.cjs'),
        ),
      ],
    }),
  };
}
