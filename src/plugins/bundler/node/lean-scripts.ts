/*
 * Leaves out of the scripts that every page loads what no page uses: the parts of the configuration that only the build
 * reads, which also name folders of the machine that built the site, and the library tslib, of which Docusaurus calls one
 * function.
 */
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {replaceInSource} from './replace-in-source';

/** Keys of the configuration that only the build reads. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

const NAME = 'lean-scripts';

/**
 * Creates the Docusaurus plugin; see the top of the file.
 * @throws Error in the build when Docusaurus calls tslib in another way
 */
export function leanScripts({siteConfig}: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({actions}) {
      const read = Object.entries(siteConfig).filter(([key]) => !BUILD_ONLY.some((name) => name === key));
      await actions.createData('site-config.json', Object.fromEntries(read));
    },
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^@generated\/docusaurus\.config$/,
          `@generated/${NAME}/default/site-config.json`,
        ),
      ],
      module: {
        rules: [
          {
            include: require.resolve('@docusaurus/utils-common'),
            use: [
              replaceInSource([
                ['const tslib_1 = require("tslib");', ''],
                ['tslib_1.__importDefault(applyTrailingSlash_1)', 'applyTrailingSlash_1'],
              ]),
            ],
          },
        ],
      },
    }),
  };
}
