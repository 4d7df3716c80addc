/*
 * What programs read in the head of a page: structured data for search engines, and the preview of a shared link with a
 * picture of its own. Written after the build from what the finished page says, into the static page only: these programs load
 * each page by its address.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {BuiltPage} from '../built-pages';
import type {Docs} from '../docs';
import {writeFiles} from '../write-files';
import {cardTree, PICTURE_SIZE, type CardStyle} from './card';
import {pictureDrawer, type Font} from './pictures';
import {structuredData, type Site, type StructuredData} from './structured-data';

/** Options of the metadata. Files are relative to the site's root. */
export interface MetadataOptions extends Omit<Site, 'url'> {
  /** CSS selectors of questions, by path of the page without base URL: `<details>` whose summary is the question */
  readonly questions: Readonly<Record<string, string>>;
  /** the pictures' style, with the files of mark and figure */
  readonly picture: CardStyle;
  readonly fonts: readonly Font[];
}

const escapeAttribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Tags of the preview of a shared link, besides title and description, which the framework writes. */
function previewTags(siteName: string, type: 'article' | 'website', image: string, alt: string): string {
  const tags = [
    ['property', 'og:site_name', siteName],
    ['property', 'og:type', type],
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(PICTURE_SIZE.width)],
    ['property', 'og:image:height', String(PICTURE_SIZE.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags
    .map(([key, name, value = '']) => `<meta ${key}="${name}" content="${escapeAttribute(value)}">`)
    .join('');
}

/** A script of this type is data, which browsers do not run. `<` is escaped so that no text can end it. */
const dataScript = (data: StructuredData): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** Adds previews and structured data to the pages that search engines may list, and writes the pictures. */
export async function describePages(
  pages: readonly BuiltPage[],
  docs: Docs,
  {siteDir, outDir, siteConfig: {url, baseUrl, tagline}}: Pick<Props, 'siteDir' | 'outDir' | 'siteConfig'>,
  {name, publisher, questions, picture, fonts}: MetadataOptions,
): Promise<void> {
  const site = {name, publisher, url: `${url}${baseUrl}`};
  const readText = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const style = {...picture, mark: await readText(picture.mark), figure: await readText(picture.figure)};
  const draw = await pictureDrawer(
    fonts.map((font) => ({...font, file: path.join(siteDir, font.file)})),
    path.join(siteDir, 'node_modules/.cache/page-metadata'),
  );
  for (const page of pages.filter(({isIndexed}) => isIndexed)) {
    const {route, title, breadcrumbs} = page;
    // The first breadcrumb is the site and the last one the page: neither is a section.
    const section = breadcrumbs.slice(1, -1).join(' / ') || tagline;
    const {hash, png} = await draw(cardTree({title, section, siteName: name}, style));
    const file = `assets/social/${route === '/' ? 'index' : route.slice(1)}.${hash}.png`;
    await writeFiles(outDir, {[file]: png});
    const image = `${site.url}${file}`;
    const doc = docs.pages.get(route);
    const modified = doc?.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString() : undefined;
    const data = structuredData(page, site, doc && {image, modified}, questions[route]);
    const alt = `${title.replace(/\.$/, '')}. ${section}, ${name}.`;
    const tags = previewTags(name, doc ? 'article' : 'website', image, alt) + data.map(dataScript).join('');
    page.html = page.html.replace('</head>', () => `${tags}</head>`);
  }
}
