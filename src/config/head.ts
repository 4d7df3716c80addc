import type {DocusaurusConfig} from '@docusaurus/types';
import type {Env} from './env';
import {SITE_NAME} from './page-metadata';

/** Tags in the head of every page. */
export function headTags({baseUrl}: Env): DocusaurusConfig['headTags'] {
  return [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-192.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#14172a'}},
  ];
}

/** Text files in the site's root, by path. */
export function rootFiles({baseUrl, siteUrl}: Env): Readonly<Record<string, string>> {
  const manifest = {
    name: SITE_NAME,
    short_name: 'Docs',
    start_url: baseUrl,
    display: 'browser',
    background_color: '#14172a',
    theme_color: '#14172a',
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
