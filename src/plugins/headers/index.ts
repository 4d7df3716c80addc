import type {LoadContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {BuiltPagesPlugin} from '../pages';
import {applyHeaders} from './node/apply';
import type {Origins, Reviewed} from './node/policy';
import {reviewedInline} from './node/reviewed';

/** Options of the plugin. */
export interface HeadersOptions extends Origins {
  /** the site's own inline scripts by their purpose, which run before the first paint of each page, after the framework's */
  readonly scripts: Readonly<Record<string, string>>;
  /** more inline code that pages may hold, besides that of the framework, each with its exact text */
  readonly reviewed: readonly Reviewed[];
  /** folders of pictures that other sites may show, relative to the base URL, with a slash at the end */
  readonly shared: readonly string[];
}

/** Creates the plugin; see README.md. */
export default function headersPlugin(
  _: LoadContext,
  {scripts, reviewed, ...options}: HeadersOptions,
): BuiltPagesPlugin {
  return {
    name: 'headers',
    injectHtmlTags: () => ({
      preBodyTags: Object.values(scripts).map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
    async builtPages(pages, {outDir, baseUrl, siteConfig, siteStorage}) {
      const {colorMode, announcementBar} = siteConfig.themeConfig as ThemeConfig;
      const list = await reviewedInline({baseUrl, colorMode, announcementBar, siteStorage, scripts});
      await applyHeaders(pages, {...options, outDir, baseUrl, reviewed: [...list, ...reviewed]});
    },
  };
}
