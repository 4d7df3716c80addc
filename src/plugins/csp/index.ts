import type {LoadContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {BuiltPagesPlugin} from '../pages';
import type {Reviewed} from './node/policy';

/** Options of the plugin. */
export interface CspOptions {
  /** origins that pages may call besides the site's own */
  readonly connect: readonly string[];
  /** the site's own inline scripts by their purpose, which run before the first paint of each page, after the framework's */
  readonly scripts: Readonly<Record<string, string>>;
  /** more inline code that pages may hold, besides that of the framework, each with its exact text */
  readonly reviewed: readonly Reviewed[];
}

/** Creates the plugin; see README.md. */
export default function cspPlugin(
  _: LoadContext,
  {connect, scripts, reviewed}: CspOptions,
): BuiltPagesPlugin {
  return {
    name: 'csp',
    injectHtmlTags: () => ({
      preBodyTags: Object.values(scripts).map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
    async builtPages(pages, {outDir, baseUrl, siteConfig, siteStorage}) {
      const [{enforcePolicy}, {reviewedInline}] = await Promise.all([
        import('./node/policy'),
        import('./node/reviewed'),
      ]);
      const {colorMode, announcementBar} = siteConfig.themeConfig as ThemeConfig;
      const list = await reviewedInline({baseUrl, colorMode, announcementBar, siteStorage, scripts});
      await enforcePolicy(pages, outDir, [...list, ...reviewed], connect);
    },
  };
}
