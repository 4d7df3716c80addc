/*
 * Code is highlighted while the site is built (src/samples/highlight). The classic theme nevertheless loads Prism with
 * its languages as a client module of every page, 25 KB; this takes that module out.
 */
import type {Plugin} from '@docusaurus/types';

/** Makes the Docusaurus plugin; throws when the theme no longer has the module. */
export function noClientPrism(): Plugin {
  const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'no-client-prism',
    configureWebpack: () => ({resolve: {alias: {[clientModule]: false}}}),
  };
}
