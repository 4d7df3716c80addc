import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {getBuiltPages} from '../../src/build/built-pages';
import {measureRelevance, readQueries, readShards, siteEngine} from '../search/relevance';

const BUILD = path.join(__dirname, '../../build');
const KB = 1000;

function scripts(): {readonly name: string; readonly code: string}[] {
  const folder = path.join(BUILD, 'assets/js');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, code: readFileSync(path.join(folder, name), 'utf8')}));
}

describe('relevance of tests/search/queries.json, in the order in which the box shows hits', () => {
  const queries = readQueries();
  const report = measureRelevance(siteEngine(BUILD), queries);

  it('has at least 60 queries, each once, with targets that exist', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    const pages = new Map((await getBuiltPages(BUILD)).map(({route, html}) => [route, html]));
    const missing = queries
      .flatMap(({targets}) => targets)
      .filter((target) => {
        const [route = '', anchor] = target.split('#');
        const html = pages.get(route);
        return (
          html === undefined || (anchor !== undefined && !new RegExp(`id="?${anchor}["\\s>]`).test(html))
        );
      });
    expect(missing).toEqual([]);
  });

  it('mean reciprocal rank is at least 0.95', () => {
    const late = report.outcomes
      .filter(({rank}) => rank !== 1)
      .map(({query, rank, urls}) => `${rank} ${query.query}: ${urls.slice(0, 4).join(' ')}`);
    expect(report.meanReciprocalRank, late.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('each query has a target in its first three hits', () => {
    expect(report.misses.map(({query, urls}) => `${query.query}: ${urls.slice(0, 4).join(' ')}`)).toEqual([]);
  });
});

describe('index files', () => {
  it('hold no navigation, no hash links, and no page that is not to be indexed', () => {
    const shards = readShards(BUILD);
    const texts = shards.flatMap(({sections}) =>
      sections.flatMap(([, , , heading, , text, code]) => [heading, ...text, ...code]),
    );
    expect(texts.filter((text) => /[\u200b\ufeff]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /^Edit this page$|Skip to main content|Direct link to/.test(text))).toEqual(
      [],
    );
    expect(
      shards
        .flatMap(({pages}) => pages.map(([route]) => route))
        .filter((route) => /^\/(search|404)/.test(route)),
    ).toEqual([]);
  });

  it('weigh at most 220 KB gzip together', () => {
    const bytes = readShards(BUILD).map((shard) => gzipSync(JSON.stringify(shard)).length);
    expect(bytes.reduce((total, value) => total + value, 0)).toBeLessThan(220 * KB);
  });
});

describe('the first bundle', () => {
  it('has the button and nothing of DocSearch, of the clients or of the engine', () => {
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

  it('DocSearch is in the build once', () => {
    expect(scripts().filter(({code}) => code.includes('DocSearch-Hit-Tree'))).toHaveLength(1);
  });

  it('no page has a preconnect', async () => {
    const pages = await getBuiltPages(BUILD);
    expect(pages.filter(({html}) => /rel="?preconnect/.test(html)).map(({route}) => route)).toEqual([]);
  });
});
