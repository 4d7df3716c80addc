/*
 * Code is highlighted at build time (src/plugins/samples), but the classic theme still loads Prism and its languages on
 * every page as a client module of 25 KB (gzip). This plugin removes that module.
 */
import type {Plugin} from '@docusaurus/types';

/**
 * Creates the Docusaurus plugin.
 * @throws Error when the theme no longer has the module
 */
export function noClientPrism(): Plugin {
  const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'no-client-prism',
    configureWebpack: () => ({resolve: {alias: {[clientModule]: false}}}),
  };
}
