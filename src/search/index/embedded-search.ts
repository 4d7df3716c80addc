/**
 * Search without a service: after the build, the finished pages become records, and these become index files that the
 * reader's browser searches.
 *
 * - `search-index/manifest.json` lists one file for each language and tag; file names change with their content.
 * - The live server has no finished pages; it answers with the sentence that the browser side shows.
 */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {INDEX_FOLDER, type Manifest} from '../engine/manifest';
import type {SearchRecord} from '../engine/records';
import {buildShard} from '../engine/shard';
import {getBuiltPages} from '../../build/built-pages';
import {extractRecords, type ExtractOptions} from './extract';

/**
 * The bundler's own group of packages to put into chunks apart, but for those that only the search worker imports: so the worker is
 * one file, and the first search waits for one round trip less.
 */
const VENDORS = {
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
  test: /[\\/]node_modules[\\/](?!(?:minisearch|stemmer)[\\/])/,
};

/** What the plugin must be told about the site. */
export interface EmbeddedSearchOptions extends ExtractOptions {
  /** groups of phrases that mean the same */
  readonly synonyms: readonly (readonly string[])[];
  /** how readers ask for a section in other words, by its address without base URL; searched, shown nowhere */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  /** addresses of sections that broad words lead to as well, by these words; searched with little weight, shown nowhere */
  readonly topics: Readonly<Record<string, readonly string[]>>;
  /** anchors of sections that only lead elsewhere */
  readonly skippedAnchors: readonly string[];
}

/** Files of an index by name, manifest included. */
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
  const shards = Array.from(groups.entries(), ([key, group]) => {
    const [language = '', tag = ''] = key.split(' ');
    const json = JSON.stringify(buildShard(group, {language, tag}, synonyms));
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
    const file = `${language}.${tag}.${hash}.json`;
    files.set(file, json);
    return {language, tag, file};
  });
  files.set('manifest.json', JSON.stringify({format: 1, shards} satisfies Manifest));
  return files;
}

/** The words that lead to each address. */
function topicsOf(topics: EmbeddedSearchOptions['topics']): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [topic, urls] of Object.entries(topics)) {
    for (const url of urls) words.set(url, [...(words.get(url) ?? []), topic]);
  }
  return words;
}

/** Records of every page of a built site, in the order of their addresses. */
export async function readRecords(outDir: string, options: EmbeddedSearchOptions): Promise<SearchRecord[]> {
  const pages = await getBuiltPages(outDir);
  const records = pages
    .filter(({route}) => route !== '/404')
    .flatMap(({html, route}) => extractRecords(html, route, options))
    .filter(({anchor}) => anchor === null || !options.skippedAnchors.includes(anchor));
  const topics = topicsOf(options.topics);
  return records.map((record) => {
    if (record.content !== null) return record;
    return {...record, questions: options.questions[record.url], topics: topics.get(record.url)};
  });
}

/** The plugin. */
export function embeddedSearch(options: EmbeddedSearchOptions): Plugin {
  return {
    name: 'embedded-search',
    configureWebpack(config) {
      if (!config.optimization?.splitChunks) return {};
      return {optimization: {splitChunks: {cacheGroups: {defaultVendors: VENDORS}}}};
    },
    async postBuild({outDir}) {
      const folder = path.join(outDir, INDEX_FOLDER);
      await mkdir(folder, {recursive: true});
      const files = buildIndexFiles(await readRecords(outDir, options), options.synonyms);
      await Promise.all(
        Array.from(files.entries(), ([name, text]) => writeFile(path.join(folder, name), text)),
      );
    },
  };
}
