import type {DocusaurusConfig} from '@docusaurus/types';
import type {Env} from './env';

/** Name of the site where it appears alone: in search results, previews of shared links, and among a phone's apps. */
export const SITE_NAME = 'Stability Docs';

/** Background of the site in dark mode, which is the default. */
export const BACKGROUND = '#14172a';

/** The fonts, which every page uses (src/css/fonts.css). */
export const FONTS = [
  {name: 'Archivo', file: 'static/assets/fonts/archivo.7f799991.woff2'},
  {name: 'Nunito Sans', file: 'static/assets/fonts/nunito-sans.2411c186.woff2'},
] as const;

/** The fonts with their licenses, which scripts/fonts.ts writes. */
export const fontLicenses = FONTS.map(({name, file}) => ({
  name,
  license: 'OFL-1.1',
  file: file.replace(/^.*\/([\w-]+)\.\w+\.woff2$/, 'src/css/fonts/$1-LICENSE.txt'),
}));

/** Tags in the head of every page. */
export function headTags({baseUrl}: Env): DocusaurusConfig['headTags'] {
  return [
    // Without these, browsers request the fonts only after the stylesheet.
    ...FONTS.map(({file}) => ({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
        href: `${baseUrl}${file.replace('static/', '')}`,
      },
    })),
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-192.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: BACKGROUND}},
  ];
}

/** Text files in the site's root, by path. */
export function rootFiles({baseUrl, siteUrl}: Env): Readonly<Record<string, string>> {
  const manifest = {
    name: SITE_NAME,
    short_name: 'Docs',
    start_url: baseUrl,
    display: 'browser',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [192, 512].map((size) => ({
      src: `${baseUrl}img/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${baseUrl}sitemap.xml\n`,
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
