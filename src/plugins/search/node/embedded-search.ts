/**
 * Search without a service: after the build, this plugin turns the built pages into records and the records into index files,
 * which the browser searches.
 *
 * - `search-index/manifest.json` lists the files of each language and tag, one for every 1,000 sections. File names contain a hash
 *   of the content.
 * - `npm start` has no built pages, so the search box says where the index comes from instead.
 */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {INDEX_FOLDER, type Manifest} from '../shared/manifest';
import type {SearchRecord} from '../shared/records';
import {toSections, type Shard} from '../shared/shard';
import {isIndexed, visitBuiltPages} from '../../pages';
import {extractRecords, type ExtractOptions} from './extract';

/**
 * The bundler's default group of vendor chunks, minus the packages that only the search worker imports. The worker is then a single
 * file, which saves a round trip before the first search.
 */
const VENDORS = {
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
  test: /[\\/]node_modules[\\/](?!(?:minisearch|stemmer)[\\/])/,
};

/** The number of sections in an index file. A larger index is downloaded in parts, side by side. */
const SHARD_SIZE = 1000;

/** Options of the plugin. */
export interface EmbeddedSearchOptions extends ExtractOptions {
  /** groups of synonymous phrases */
  readonly synonyms: readonly (readonly string[])[];
  /** how readers ask for a section in other words, by its address without base URL; searched but never shown */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  /** addresses of sections that a broad word also leads to, by that word; searched with a low weight, never shown */
  readonly topics: Readonly<Record<string, readonly string[]>>;
  /** how few readers ask for a section, by its address; searched with the same low weight, never shown */
  readonly rareQuestions: Readonly<Record<string, readonly string[]>>;
  /** anchors of sections that only link elsewhere, which are not indexed */
  readonly skippedAnchors: readonly string[];
}

/** Contents of the index files by file name, including the manifest. */
export function buildIndexFiles(
  records: readonly SearchRecord[],
  synonyms: EmbeddedSearchOptions['synonyms'],
): Map<string, string> {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.language} ${record.docusaurus_tag}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(record);
  }
  const files = new Map<string, string>();
  const shards = Array.from(groups.entries()).flatMap(([key, group]) => {
    const [language = '', tag = ''] = key.split(' ');
    const all = toSections(group);
    return Array.from({length: Math.ceil(all.length / SHARD_SIZE)}, (_, part) => {
      const sections = all.slice(part * SHARD_SIZE, (part + 1) * SHARD_SIZE);
      const json = JSON.stringify({synonyms, sections} satisfies Shard);
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
      const file = `${language}.${tag}.${hash}.json`;
      files.set(file, json);
      return {language, tag, file};
    });
  });
  files.set('manifest.json', JSON.stringify({shards} satisfies Manifest));
  return files;
}

/** What leads to each address with a low weight: rare questions and broad words. */
function topicsOf({topics, rareQuestions}: EmbeddedSearchOptions): Map<string, readonly string[]> {
  const words = new Map(Object.entries(rareQuestions));
  for (const [topic, urls] of Object.entries(topics)) {
    for (const url of urls) words.set(url, [...(words.get(url) ?? []), topic]);
  }
  return words;
}

/** Records of every page of a built site, in the order of their addresses. */
export async function readRecords(outDir: string, options: EmbeddedSearchOptions): Promise<SearchRecord[]> {
  const found = await visitBuiltPages(outDir, (page) =>
    isIndexed(page) ? extractRecords(page.html, page.route, options) : [],
  );
  const records = found
    .flat()
    .filter(({anchor}) => anchor === null || !options.skippedAnchors.includes(anchor));
  const topics = topicsOf(options);
  return records.map((record) => {
    if (record.content !== null) return record;
    return {...record, questions: options.questions[record.url], topics: topics.get(record.url)};
  });
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function embeddedSearch(options: EmbeddedSearchOptions): Plugin {
  return {
    name: 'embedded-search',
    getThemePath: () => path.join(__dirname, '../theme'),
    configureWebpack(config) {
      if (!config.optimization?.splitChunks) return {};
      return {optimization: {splitChunks: {cacheGroups: {defaultVendors: VENDORS}}}};
    },
    async postBuild({outDir}) {
      const files = buildIndexFiles(await readRecords(outDir, options), options.synonyms);
      const folder = path.join(outDir, INDEX_FOLDER);
      await mkdir(folder, {recursive: true});
      await Promise.all(
        Array.from(files.entries(), ([name, text]) => writeFile(path.join(folder, name), text)),
      );
    },
  };
}
