import {describe, expect, it} from 'vitest';
import {answerRequest} from './answer';
import {editDistance} from './distance';
import {createEngine} from './engine';
import {readFacets, shardsFor} from './manifest';
import type {SearchRecord} from './records';
import {buildShard, toSections, unpackSections} from './shard';
import {stem} from './stem';
import {suggestQueries} from './suggest';
import {indexTerms, tokenize} from './tokens';

const FACETS = {language: 'en', docusaurus_tag: 'default', version: 'current', code: false};

function records(pages: Readonly<Record<string, Readonly<Record<string, string>>>>): SearchRecord[] {
  return Object.entries(pages).flatMap(([title, sections]) => {
    const top = {lvl0: 'Guides', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    const route = `/${title.toLowerCase().replaceAll(' ', '-')}`;
    const first: SearchRecord = {
      ...FACETS,
      objectID: route,
      type: 'lvl1',
      hierarchy: top,
      content: null,
      url: route,
      anchor: null,
    };
    const below = Object.entries(sections).flatMap(([heading, text], index): SearchRecord[] => {
      const place = {
        ...FACETS,
        hierarchy: {...top, lvl2: heading},
        url: `${route}#s${index}`,
        anchor: `s${index}`,
      };
      return [
        {...place, objectID: `${route}${index}`, type: 'lvl2', content: null},
        {...place, objectID: `${route}${index}t`, type: 'content', content: text},
      ];
    });
    return [first, ...below];
  });
}

const RECORDS = records({
  'Rate limits': {'Back off': 'Wait when the status is 429.', Tiers: 'Free tier: 300,000,000 requests.'},
  'Deploying contracts': {
    Compile: 'Call eth_getBlockByNumber or setFeeToken.',
    Verify: 'The explorer verifies sources.',
  },
  Addresses: {Manager: 'It is 0x0000000000000000000000000000000000000802 on every network.'},
});
const SHARD = buildShard(RECORDS, {language: 'en', tag: 'default'}, [['throttle', 'rate limit']]);
const engine = createEngine([SHARD]);
const first = (query: string): string | undefined => engine(query)[0]?.section.url;

describe('the engine finds', () => {
  it.each([
    ['a heading', 'rate limits', '/rate-limits'],
    ['a form of a word', 'deploy contract', '/deploying-contracts'],
    ['a word as it is typed', 'verif', '/deploying-contracts#s1'],
    ['a word with a typo', 'compiel', '/deploying-contracts#s0'],
    ['the beginning of a word with a typo', 'adresse', '/addresses'],
    ['a question', 'how do I back off?', '/rate-limits#s0'],
    ['a synonym', 'throttle', '/rate-limits'],
    ['an identifier', 'eth_getBlockByNumber', '/deploying-contracts#s0'],
    ['an identifier as words', 'set fee token', '/deploying-contracts#s0'],
    ['an address', '0x0000000000000000000000000000000000000802', '/addresses#s0'],
    ['an address without its zeros', '0x802', '/addresses#s0'],
    ['a number without its commas', '300000000', '/rate-limits#s1'],
    ['a status', '429', '/rate-limits#s0'],
  ])('%s: %s', (_, query, url) => {
    expect(first(query)).toBe(url);
  });

  it.each(['', ' ', '?', '...', 'zzqqxxvv'])('nothing for %j', (query) => {
    expect(engine(query)).toEqual([]);
  });

  it('suggestions that find something', () => {
    const suggestions = suggestQueries(engine, [SHARD]);
    expect(suggestions).toEqual(['Guides']);
    expect(engine('Guides').length).toBeGreaterThan(0);
  });
});

describe('index files', () => {
  it('give back what they were made of', () => {
    const copy = JSON.parse(JSON.stringify(SHARD)) as typeof SHARD;
    expect(unpackSections(copy)).toEqual(toSections(RECORDS));
  });

  it('only those of the asked language and tags are needed', () => {
    const shards = ['default', 'docs-default-1.0', 'docs-default-current'].map((tag) => ({
      language: 'en',
      tag,
      file: tag,
    }));
    const facets = readFacets([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(shardsFor({format: 1, shards}, facets).map(({tag}) => tag)).toEqual([
      'default',
      'docs-default-current',
    ]);
    expect(shardsFor({format: 1, shards}, readFacets(['language:fr']))).toEqual([]);
    expect(shardsFor({format: 1, shards}, readFacets(undefined))).toHaveLength(3);
  });

  it('content of several tags is ranked together', () => {
    const small = buildShard(records({'Rate limits of the API': {}}), {language: 'en', tag: 'docs'}, []);
    const both = createEngine([small, SHARD]);
    expect(both('rate limits')[0]?.section.url).toBe('/rate-limits');
    expect(both('API rate limits')[0]?.section.url).toBe('/rate-limits-of-the-api');
  });
});

describe('answers have the shape of the hosted service’s', () => {
  it('hits a page, count, pages', () => {
    const answer = answerRequest(engine, {query: 'guides', hitsPerPage: 3, page: 1}, 'https://site.invalid/');
    expect(answer).toMatchObject({nbHits: 8, page: 1, nbPages: 3, hitsPerPage: 3});
    expect(answer.hits).toHaveLength(3);
  });

  it('20 hits a page by default', () => {
    expect(answerRequest(engine, {query: 'guides'}, 'https://site.invalid/').hitsPerPage).toBe(20);
  });

  it('snippets of the asked number of words round the match', () => {
    const request = {
      query: 'status',
      attributesToSnippet: ['content:3'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    const [hit] = answerRequest(engine, request, 'https://site.invalid/').hits;
    expect(hit?._snippetResult.content?.value).toBe('…when the <mark>status</mark>…');
    expect(hit?.url).toBe('https://site.invalid/rate-limits#s0');
  });
});

describe('words', () => {
  it('are read whole and in parts', () => {
    const terms = (text: string) => tokenize(text).map(({term}) => term);
    expect(terms('eth_getBlock')).toEqual(['ethgetblock', 'eth', 'getblock', 'get', 'block']);
    expect(terms('zero-fee ^0.8.24 300,000')).toEqual(['zerofee', 'zero', 'fee', '0.8.24', '300000']);
    expect(terms('0x000802')).toEqual(['0x000802', '0x802', '802']);
    expect(terms('don’t Größe')).toEqual([
      'dont',
      'don',
      't',
      'große'.normalize('NFKD').replace(/\p{M}/gu, ''),
    ]);
    expect(indexTerms('deploys')).toEqual(['deploys', '~deploi']);
  });

  it('of one stem', () => {
    for (const forms of [
      ['deploys', 'deploying', 'deployed', 'deployment', 'deployments', 'deploy'],
      ['fee', 'fees'],
      ['limits', 'limited', 'limit', 'limitation'],
      ['verify', 'verification', 'verified'],
    ]) {
      expect(new Set(forms.map(stem)).size, forms.join()).toBe(1);
    }
    expect(stem('status')).toBe('status');
    expect(stem('erc20')).toBe('erc20');
  });

  it('edits between words, within a limit', () => {
    expect(editDistance('walelt', 'wallet', 2)).toBe(1);
    expect(editDistance('fee', 'fees', 1)).toBe(1);
    expect(editDistance('abc', 'xyz', 1)).toBe(2);
    expect(editDistance('matama', 'metamask', 1, true)).toBe(1);
  });
});
