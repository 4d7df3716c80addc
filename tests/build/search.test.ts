import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../built-site';
import {glossary} from '../../src/data/glossary';
import {createEngine} from '../../src/plugins/search/shared/engine';
import {titleOf} from '../../src/plugins/search/shared/section';
import {allPages} from './built-pages';
import {measureRelevance, readIndex, readQueries} from '../search/relevance';

const {sections, ...index} = readIndex(BUILD);

function scripts(): {readonly name: string; readonly code: string}[] {
  const folder = path.join(BUILD, 'assets/js');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, code: readFileSync(path.join(folder, name), 'utf8')}));
}

describe('the index', () => {
  it('finds a best section first for three quarters of the own queries', () => {
    const queries = readQueries('own');
    const {successAt1} = measureRelevance(createEngine({...index, sections}), queries);
    expect(successAt1).toBeGreaterThanOrEqual(0.75);
  });

  it('finds a best section first for 17 of 20 texts that readers paste', () => {
    const pasted = [...readQueries('own').slice(-20), ...readQueries('unseen').slice(-20)];
    const {successAt1} = measureRelevance(createEngine({...index, sections}), pasted);
    expect(successAt1).toBeGreaterThanOrEqual(0.85);
  });

  it('has one section for each glossary term, with its words, and no markup', () => {
    const terms = sections.filter(({url}) => url.includes('#glossary-'));
    expect(terms.map(titleOf)).toEqual(glossary.rows.map(({term}) => term));
    expect(terms.map(({phrases}) => phrases.join(', '))).toEqual(glossary.rows.map(({aka = ''}) => aka));
    expect(terms.filter(({texts}) => texts.length === 0)).toEqual([]);
    const texts = sections.flatMap((section) => section.texts);
    expect(texts.filter((text) => /<\/?[A-Z][^>]*>|^· | ·$/.test(text))).toEqual([]);
  });

  it('has no navigation, no hash links and no noindex pages', () => {
    const texts = sections.flatMap((section) => [titleOf(section), ...section.texts, ...section.code]);
    expect(texts.length).toBeGreaterThan(300);
    expect(
      texts.filter((text) =>
        /[\u200b\ufeff]|^Edit this page$|Skip to main content|Direct link to/.test(text),
      ),
    ).toEqual([]);
    expect(sections.filter(({url}) => /^\/(search|404)|#next-steps$/.test(url))).toEqual([]);
    expect(sections.map(titleOf)).toContain('Token Gating (Beta)');
  });

  it('leads to addresses that the site has', () => {
    const pages = new Map(allPages().map(({route, html}) => [route, html]));
    const missing = sections.filter(({url}) => {
      const [route = '', id] = url.split('#');
      const html = pages.get(route) ?? '';
      return ![`id="${id}"`, `id=${id} `, `id=${id}>`, ...(id === undefined ? ['<main'] : [])].some((text) =>
        html.includes(text),
      );
    });
    expect(missing).toEqual([]);
  });

  it('has the words of readers from the comments of the pages, which no page ships', () => {
    const {phrases} = sections.find(({url}) => url === '/resources/faq#no-coin') ?? {phrases: []};
    expect(phrases).toContain('does Stability have a token');
    const names = readdirSync(BUILD, {recursive: true, encoding: 'utf8'});
    const published = names.filter((name) => /\.(html|js|md|txt)$/.test(name));
    expect(published.length).toBeGreaterThan(100);
    const shipping = published.filter((name) =>
      readFileSync(path.join(BUILD, name), 'utf8').includes('does Stability have a token'),
    );
    expect(shipping).toEqual([]);
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
});
