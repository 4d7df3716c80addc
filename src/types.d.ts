/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/theme-search-algolia" />

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | {readonly min: number; readonly max: number}>>;
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module '@docusaurus/theme-classic/lib/inlineScripts' {
  interface SiteStorage {
    readonly type: 'localStorage' | 'sessionStorage';
    readonly namespace: string;
  }
  interface ColorModeSettings {
    readonly disableSwitch: boolean;
    readonly defaultMode: 'light' | 'dark';
    readonly respectPrefersColorScheme: boolean;
  }
  export const DataAttributeQueryStringInlineJavaScript: string;
  export function getThemeInlineScript(options: {
    colorMode: ColorModeSettings;
    siteStorage: SiteStorage;
  }): string;
  export function getAnnouncementBarInlineScript(options: {siteStorage: SiteStorage}): string;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}

declare module '*/lite/builds/browser.js' {
  export {liteClient} from 'algoliasearch/lite';
}
