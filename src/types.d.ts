/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/theme-search-algolia" />

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
