import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../built-site';
import {glossary} from '../../src/data/glossary';
import {rareQuestions} from '../../src/data/rare-questions';
import {readerQuestions} from '../../src/data/reader-questions';
import {topics} from '../../src/data/topics';
import {titleOf} from '../../src/plugins/search/shared/shard';
import {visitBuiltPages} from '../../src/plugins/pages/node/built-pages';
import {
  measureRelevance,
  missingAddresses,
  readFreshQueries,
  readQueries,
  readShards,
  readTrainingQueries,
  readUnseenQueries,
  siteEngine,
} from '../search/relevance';

const KB = 1000;

function scripts(): {readonly name: string; readonly code: string}[] {
  const folder = path.join(BUILD, 'assets/js');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, code: readFileSync(path.join(folder, name), 'utf8')}));
}

/** Minimum scores for each set of judged queries. Whoever tunes the engine must not read the last two sets. */
const GATES = [
  {
    name: 'own',
    queries: readQueries(),
    successAt1: 0.86,
    meanReciprocalRank: 0.9,
    recallAt20: 0.98,
  },
  {
    name: 'training',
    queries: readTrainingQueries(),
    successAt1: 0.83,
    meanReciprocalRank: 0.88,
    recallAt20: 0.81,
  },
  {
    name: 'held-out',
    queries: readUnseenQueries('heldOut'),
    successAt1: 0.82,
    meanReciprocalRank: 0.875,
    recallAt20: 0.915,
  },
  {
    name: 'fresh',
    queries: readFreshQueries(),
    successAt1: 0.86,
    meanReciprocalRank: 0.905,
    recallAt20: 0.865,
  },
] as const;

describe.each(GATES)('relevance of the $name queries', ({name, queries, ...goals}) => {
  const report = measureRelevance(siteEngine(BUILD), queries);

  it('is measured with at least 60 unique queries and existing addresses', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    const missing = await missingAddresses(
      BUILD,
      queries.flatMap(({relevant}) => relevant),
    );
    expect(missing).toEqual([]);
  });

  it.each(['successAt1', 'meanReciprocalRank', 'recallAt20'] as const)(
    'reaches its minimum %s',
    (measure) => {
      expect(report[measure], name).toBeGreaterThanOrEqual(goals[measure]);
    },
  );
});

describe('broad words', () => {
  const words = Object.keys(topics);

  it('lead to several existing sections each', async () => {
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((word) => (topics[word]?.length ?? 0) < 2)).toEqual([]);
    expect(await missingAddresses(BUILD, Object.values(topics).flat())).toEqual([]);
  });

  it('find a section that covers them in other words', () => {
    const urls = siteEngine(BUILD)('scalability').map(({section}) => section.url);
    expect(urls).toContain('/developers/getting_started#capacity');
  });
});

describe('readers’ questions', () => {
  it('belong to existing addresses', async () => {
    const addresses = [readerQuestions, rareQuestions].flatMap(Object.keys);
    expect(addresses.length).toBeGreaterThan(800);
    expect(await missingAddresses(BUILD, addresses)).toEqual([]);
  });

  it('are in the index, but on no page', async () => {
    const sections = readShards(BUILD).flatMap((shard) => shard.sections);
    const asked = sections.flatMap(({questions}) => questions);
    expect(asked).toHaveLength(Object.values(readerQuestions).flat().length);
    const rare = Object.values(rareQuestions).flat();
    const weak = sections.flatMap((section) => section.topics);
    expect(rare.filter((question) => !weak.includes(question))).toEqual([]);
    const unique = ['pay a person by name', 'speed up button does not help'];
    expect([...asked, ...rare]).toEqual(expect.arrayContaining(unique));
    const pages = await visitBuiltPages(BUILD, (page) => page);
    expect(pages.filter(({html}) => unique.some((text) => html.includes(text)))).toEqual([]);
  });
});

describe('index files', () => {
  it('have one section for each glossary term, and no markup', () => {
    const sections = readShards(BUILD).flatMap((shard) => shard.sections);
    const terms = sections.filter(({url}) => url.includes('#glossary-'));
    expect(terms.map(titleOf)).toEqual(glossary.rows.map(({term}) => term));
    expect(terms.filter(({texts}) => texts.length === 0)).toEqual([]);
    const texts = sections.flatMap((section) => section.texts);
    expect(texts.filter((text) => /<\/?[A-Z][^>]*>|^· | ·$/.test(text))).toEqual([]);
  });

  it('have no navigation, no hash links and no noindex pages', () => {
    const shards = readShards(BUILD);
    const sections = shards.flatMap((shard) => shard.sections);
    const texts = sections.flatMap((section) => [titleOf(section), ...section.texts, ...section.code]);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /[\u200b\ufeff]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /^Edit this page$|Skip to main content|Direct link to/.test(text))).toEqual(
      [],
    );
    expect(sections.filter(({url}) => /^\/(search|404)|#next-steps$/.test(url))).toEqual([]);
  });

  it('have a total size of at most 180 KB (gzip)', () => {
    const bytes = readShards(BUILD).map((shard) => gzipSync(JSON.stringify(shard)).length);
    expect(bytes.reduce((total, value) => total + value, 0)).toBeLessThan(180 * KB);
  });
});

describe('the search worker', () => {
  it('is a single file that contains the engine', () => {
    const workers = scripts().filter(({name}) => name.startsWith('search-worker.'));
    expect(workers).toHaveLength(1);
    expect(workers[0]?.code).toContain('MiniSearch');
    expect(workers[0]?.code).not.toContain('importScripts');
  });
});

describe('the first bundle', () => {
  it('contains the search button, but no part of DocSearch, the clients or the engine', () => {
    const main = scripts().filter(({name}) => /^(runtime~)?main\./.test(name));
    const code = main.map((script) => script.code).join('\n');
    expect(code).toContain('DocSearch-Button');
    for (const text of [
      'DocSearch-Modal',
      'DocSearch-Hit-Tree',
      'algolianet.com',
      'Unreachable hosts',
      'MiniSearch',
    ]) {
      expect(code.includes(text), text).toBe(false);
    }
  });

  it('leaves DocSearch to a single other script', () => {
    expect(scripts().filter(({code}) => code.includes('DocSearch-Hit-Tree'))).toHaveLength(1);
  });

  it('comes without a preconnect on every page', async () => {
    const pages = await visitBuiltPages(BUILD, (page) => page);
    expect(pages.filter(({html}) => /rel="?preconnect/.test(html)).map(({route}) => route)).toEqual([]);
  });
});
