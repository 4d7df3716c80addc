import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import {Parser} from 'htmlparser2';
import type {Reviewed} from './policy';
import {scanInline} from './scan';

interface Banner {
  readonly script: string;
  readonly html: string;
}

/** The framework's "wrong base URL" banner, as the installed package makes it. */
function banner(baseUrl: string): Banner {
  const file = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
  const source = readFileSync(file, 'utf8');
  const from = source.indexOf('const BannerContainerId');
  const to = source.indexOf('function BaseUrlIssueBanner');
  if (from < 0 || to < from) throw new Error(`csp: ${file} has changed, review the banner again.`);
  const call = `({script: createInlineScript(${JSON.stringify(baseUrl)}), html: createInlineHtmlBanner(${JSON.stringify(baseUrl)})})`;
  return vm.runInNewContext(`${source.slice(from, to)};${call}`) as Banner;
}

/** The style inside the search modal's logo, which the modal inserts when it opens. */
function docSearchLogoStyle(): string {
  const source = readFileSync(require.resolve('@docsearch/react'), 'utf8');
  const style = /\.cls-1,\.cls-2\{[^}]*\}\.cls-2\{[^}]*\}/.exec(source)?.[0];
  if (!style) throw new Error('csp: the logo of @docsearch/react has changed, review its style again.');
  return style;
}

function styleAttributes(html: string): string[] {
  const values: string[] = [];
  const parser = new Parser({onattribute: (name, value) => void (name === 'style' && values.push(value))});
  parser.write(html);
  parser.end();
  return values;
}

/** What the build's minifier makes of scripts that follow each other: it joins them into one. */
async function minified(...scripts: readonly string[]): Promise<string> {
  const minifier = await getHtmlMinifier({type: 'swc'});
  const elements = scripts.map((script) => `<script>${script}</script>`).join('');
  const {code} = await minifier.minify(`<!doctype html><html><head></head><body>${elements}</body></html>`);
  const item = scanInline(code).find(({kind}) => kind === 'script');
  if (!item) throw new Error('csp: the minifier dropped an inline script.');
  return item.text;
}

/** What the reviewed list depends on. */
export interface ReviewedOptions {
  /** Path the site is served under. */
  readonly baseUrl: string;
  /** The color mode of the theme configuration. */
  readonly colorMode: Parameters<typeof getThemeInlineScript>[0]['colorMode'];
  /** The site's own script that follows the framework's. */
  readonly beforePaint: string;
}

/**
 * Everything inline that a page may hold, by name, each text taken from where it is made.
 * @throws Error when an upgrade has changed a package in a way that needs a new review
 */
export async function reviewedInline({
  baseUrl,
  colorMode,
  beforePaint,
}: ReviewedOptions): Promise<readonly Reviewed[]> {
  const siteStorage = {type: 'localStorage', namespace: ''} as const;
  const init = [
    getThemeInlineScript({colorMode, siteStorage}),
    DataAttributeQueryStringInlineJavaScript,
    getAnnouncementBarInlineScript({siteStorage}),
  ].join('\n');
  const {script, html} = banner(baseUrl);
  return [
    {
      name: 'color mode and announcement bar before paint',
      kind: 'script',
      text: await minified(init, beforePaint),
    },
    {name: 'base URL banner', kind: 'script', text: await minified(script)},
    ...styleAttributes(html).map((text) => ({
      name: 'base URL banner',
      kind: 'style-attribute' as const,
      text,
      runtime: true,
    })),
    {name: 'icon sprite', kind: 'style-attribute', text: 'display: none;'},
    {name: 'DocSearch logo', kind: 'style', text: docSearchLogoStyle(), runtime: true},
    {name: 'styled-components, rules through insertRule', kind: 'style', text: '', runtime: true},
  ];
}
