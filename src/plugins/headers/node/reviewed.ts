/* The reviewed list: all inline code that pages may hold. Each text is read from its origin, an installed package or an option. */
import {readFileSync} from 'node:fs';
import vm from 'node:vm';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import {parseDocument} from 'htmlparser2';
import {findAll} from '../../pages';
import {scanInline, type Reviewed} from './policy';

/** The framework's "wrong base URL" banner as the installed package generates it: a script, and the HTML that it inserts. */
function banner(baseUrl: string): readonly [script: string, html: string] {
  const file = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
  // Its imports exist in the bundle of pages only.
  const [functions] =
    /const BannerContainerId[^]*(?=function BaseUrlIssueBanner)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!functions) throw new Error(`headers: ${file} has changed, review the banner again.`);
  const calls = '[createInlineScript(baseUrl), createInlineHtmlBanner(baseUrl)]';
  return vm.runInNewContext(`${functions};${calls}`, {baseUrl}) as [string, string];
}

/** The style inside the search modal's logo, which the modal inserts when it opens. */
function docSearchLogoStyle(): string {
  const source = readFileSync(require.resolve('@docsearch/react'), 'utf8');
  const style = /\.cls-1,\.cls-2\{[^}]*\}\.cls-2\{[^}]*\}/.exec(source)?.[0];
  if (!style) throw new Error('headers: the logo of @docsearch/react has changed, review its style again.');
  return style;
}

/** A script as the build's minifier writes it. */
async function minified(script: string): Promise<string> {
  const minifier = await getHtmlMinifier({type: 'terser'});
  const {code} = await minifier.minify(
    `<!doctype html><html><head></head><body><script>${script}</script></body></html>`,
  );
  return scanInline(parseDocument(code)).find(({kind}) => kind === 'script')?.text ?? '';
}

type ThemeOptions = Parameters<typeof getThemeInlineScript>[0];

/** Inputs of the reviewed list. */
interface ReviewedOptions extends ThemeOptions {
  /** path under which the site is served */
  readonly baseUrl: string;
  /** the theme's announcement, if there is one */
  readonly announcementBar?: object;
  /** the site's own scripts, by their purpose */
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * Lists all inline items that a page may hold.
 * @throws Error when an upgraded package has changed in a way that needs a new review
 */
export async function reviewedInline({
  baseUrl,
  colorMode,
  announcementBar,
  siteStorage,
  scripts,
}: ReviewedOptions): Promise<readonly Reviewed[]> {
  const init = [
    getThemeInlineScript({colorMode, siteStorage}),
    DataAttributeQueryStringInlineJavaScript,
    announcementBar ? getAnnouncementBarInlineScript({siteStorage}) : '',
  ].join('\n');
  const [bannerScript, bannerHtml] = banner(baseUrl);
  const all = {
    "the framework's color mode and announcement bar before paint": init,
    ...scripts,
    'base URL banner': bannerScript,
  };
  return [
    ...(await Promise.all(
      Object.entries(all).map(async ([name, script]) => ({
        name,
        kind: 'script' as const,
        text: await minified(script),
      })),
    )),
    ...findAll('[style]', parseDocument(bannerHtml)).map(({attribs}) => ({
      name: 'base URL banner',
      kind: 'style-attribute' as const,
      text: attribs.style ?? '',
      runtime: true,
    })),
    {name: 'icon sprite', kind: 'style-attribute', text: 'display: none;'},
    {name: 'DocSearch logo', kind: 'style', text: docSearchLogoStyle(), runtime: true},
  ];
}
