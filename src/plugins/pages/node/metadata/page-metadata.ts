/*
 * What programs read in the head of a page: structured data for search engines, and the preview of a shared link with a
 * picture of its own. Written after the build from what the finished page says, into the static page only: these programs load
 * each page by its address.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {isIndexed, rewriteBuiltPages, type BuiltPage} from '../built-pages';
import {docsPages, withoutBase} from '../docs-pages';
import {cardTree, type Card, type CardStyle} from './card';
import {createPictureRenderer, type PictureRenderer, type Font} from './draw';
import {withHeadTags} from './head-tags';
import {cachedPicture} from './picture-cache';
import {readPage, type PageText} from './read-page';
import {articleData, questionsData, siteData, type Site, type StructuredData} from './structured-data';

/** Options of the plugin. Files are relative to the site's root. */
export interface PageMetadataOptions extends Omit<Site, 'url'> {
  /** CSS selectors of questions, by path of the page without base URL: `<details>` whose summary is the question */
  readonly questions: Readonly<Record<string, string>>;
  /** the pictures' style, with the file of the mark */
  readonly picture: CardStyle;
  readonly fonts: readonly Font[];
}

/** Dates of the last commit of docs pages, in ISO 8601, by path without base URL; undefined if it is not known. */
type ChangeDates = ReadonlyMap<string, string | undefined>;

/** What all pages share during a build. */
interface BuildContext {
  readonly site: Site;
  readonly options: PageMetadataOptions;
  /** the line above the title of a page that is in no section */
  readonly tagline: string;
  readonly style: CardStyle;
  readonly renderer: PictureRenderer;
  readonly cache: string;
  readonly outDir: string;
  readonly docs: ChangeDates;
}

/** What the picture of a page says. The first breadcrumb is the site and the last one the page: neither is a section. */
export function cardOf(
  {title, breadcrumbs}: Pick<PageText, 'title' | 'breadcrumbs'>,
  siteName: string,
  tagline: string,
): Card {
  return {title, siteName, section: breadcrumbs.slice(1, -1).join(' / ') || tagline};
}

function changeDates(content: AllContent, baseUrl: string): ChangeDates {
  return new Map(
    docsPages(content).map(({permalink, lastUpdatedAt}) => [
      withoutBase(permalink, baseUrl),
      lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
    ]),
  );
}

/** Draws the picture of a page into the built site; returns its URL. */
async function writePicture(
  route: string,
  card: Card,
  {style, renderer, cache, outDir, site}: BuildContext,
): Promise<string> {
  const {hash, png} = await cachedPicture(cardTree(card, style), renderer, cache);
  const file = `assets/social/${route === '/' ? 'index' : route.slice(1)}.${hash}.png`;
  await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
  await writeFile(path.join(outDir, file), png);
  return new URL(file, site.url).href;
}

async function describePage({html, route}: BuiltPage, buildContext: BuildContext): Promise<string> {
  const {site, options, docs} = buildContext;
  const page = readPage(html, options.questions[route]);
  const card = cardOf(page, site.name, buildContext.tagline);
  const image = await writePicture(route, card, buildContext);
  const data: StructuredData[] = [
    ...(route === '/' ? [siteData(site)] : []),
    ...(docs.has(route) ? [articleData(page, site, image, docs.get(route))] : []),
    ...(page.questions.length > 0 ? [questionsData(page.questions)] : []),
  ];
  const type = docs.has(route) ? 'article' : 'website';
  const alt = `${card.title}. ${card.section}, ${card.siteName}.`;
  return withHeadTags(html, {siteName: site.name, type, image, alt}, data);
}

async function prepare(
  {siteDir}: LoadContext,
  options: PageMetadataOptions,
  outDir: string,
  {url, baseUrl, tagline}: DocusaurusConfig,
  docs: ChangeDates,
): Promise<BuildContext> {
  const absolute = (file: string): string => path.resolve(siteDir, file);
  return {
    site: {name: options.name, publisher: options.publisher, url: `${url}${baseUrl}`},
    options,
    tagline,
    style: {...options.picture, mark: await readFile(absolute(options.picture.mark), 'utf8')},
    renderer: await createPictureRenderer(
      options.fonts.map(({name, file}) => ({name, file: absolute(file)})),
    ),
    cache: path.join(siteDir, 'node_modules/.cache/page-metadata'),
    outDir,
    docs,
  };
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function pageMetadata(context: LoadContext, options: PageMetadataOptions): Plugin {
  let docs: ChangeDates = new Map();
  return {
    name: 'page-metadata',
    allContentLoaded({allContent}) {
      docs = changeDates(allContent, context.baseUrl);
    },
    async postBuild({outDir, siteConfig}) {
      const buildContext = prepare(context, options, outDir, siteConfig, docs);
      await rewriteBuiltPages(outDir, async (page) =>
        isIndexed(page) ? describePage(page, await buildContext) : page.html,
      );
    },
  };
}
