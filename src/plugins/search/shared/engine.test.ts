import {describe, expect, it} from 'vitest';
import {respond, type SearchRequest, type SearchResult} from './response';
import {createEngine, type Engine} from './engine';
import {snippet} from './highlight';
import {readFacets, shardsFor} from './manifest';
import {emptyHierarchy, type SearchRecord} from './records';
import {toSections, type Shard} from './shard';
import {suggestQueries} from './suggest';
import {indexWords, readings, stem, withStems, wordsOf} from './tokens';

const FACETS = {language: 'en', docusaurus_tag: 'default', version: 'current', code: false};

function records(pages: Readonly<Record<string, Readonly<Record<string, string>>>>): SearchRecord[] {
  return Object.entries(pages).flatMap(([title, sections]) => {
    const top = emptyHierarchy('Guides', title);
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

function shardOf(content: readonly SearchRecord[], synonyms: Shard['synonyms'] = []): Shard {
  return {synonyms, sections: toSections(content)};
}

const RECORDS = records({
  'Rate limits': {'Back off': 'Wait when the status is 429.', Tiers: 'Free tier: 300,000,000 requests.'},
  'Deploying contracts': {
    Compile: 'Call eth_getBlockByNumber or setFeeToken.',
    Verify: 'The explorer verifies sources.',
  },
  Addresses: {Manager: 'It is 0x0000000000000000000000000000000000000802 on every network.'},
});
RECORDS.forEach((record, at) => {
  if (record.hierarchy.lvl2 === 'Tiers')
    RECORDS[at] = {
      ...record,
      questions: ['which plan', 'paid plan', 'what does it cost'],
      topics: ['billing'],
    };
});
const SHARD = shardOf(RECORDS, [['throttle', 'rate limit']]);
const engine = createEngine([SHARD]);
const first = (query: string): string | undefined => engine(query)[0]?.section.url;

it('prefers sections of the page that holds the best one', () => {
  const pages = records({
    Start: {
      'Connect a wallet': 'Open it.',
      Settings: 'A longer text on other settings and on what to connect.',
    },
    Routers: {Cables: 'Connect it.'},
  });
  const urls = createEngine([shardOf(pages)])('connect a wallet').map(({section}) => section.url);
  expect(urls).toEqual(['/start#s0', '/start#s1', '/routers#s0', '/start', '/routers']);
});

it('adds what has words in common with the best matches, but not for a query with one known word', () => {
  const pages = records({
    'Key rotation': {'Lost keys': 'Ask for another.'},
    Billing: {'Rotation of invoices': 'Each month.', Refunds: 'Within a week.'},
  });
  const search = createEngine([shardOf(pages)]);
  const urls = (query: string) => search(query).map(({section}) => section.url);
  expect(urls('lost keys')).toEqual(['/key-rotation#s0', '/key-rotation', '/billing#s0']);
  expect(urls('lost')).toEqual(['/key-rotation#s0']);
  expect(urls('lost zzqqxx')).toEqual(['/key-rotation#s0']);
});

describe('the engine finds', () => {
  it.each([
    ['a heading', 'rate limits', '/rate-limits'],
    ['another form of a word', 'deploy contract', '/deploying-contracts'],
    ['an incomplete word', 'verif', '/deploying-contracts#s1'],
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
    ['two swapped letters', 'verfiy', '/deploying-contracts#s1'],
    ['two words written as one', 'ratelimits', '/rate-limits'],
    ['a broad word', 'billing', '/rate-limits#s1'],
    ['an incomplete synonym', 'throt', '/rate-limits'],
    ['a question in words that the page does not use', 'which plan is there', '/rate-limits#s1'],
  ])('%s: %s', (_, query, url) => {
    expect(first(query)).toBe(url);
  });

  it('the same for a misspelled word as for the correct one', () => {
    const urls = (query: string) => engine(query).map(({section}) => section.url);
    expect(urls('explorer ').length).toBeGreaterThan(0);
    expect(urls('explroer ')).toEqual(urls('explorer '));
    expect(urls('verifes ')).toEqual(urls('verifies '));
  });

  it('the title worded like the query first, when titles differ only in stop words', () => {
    const pages = records({Fees: {'Set fees to zero': '', 'How do I set fees to zero?': ''}});
    const found = createEngine([shardOf(pages)]);
    expect(found('how do I set fees to zero')[0]?.section.url).toBe('/fees#s1');
    expect(found('set fees to zero')[0]?.section.url).toBe('/fees#s0');
  });

  it('every match, however weak', () => {
    expect(engine('guides limits')).toHaveLength(8);
  });

  it('a synonym of several words only where all of its words occur', () => {
    const pages = [...RECORDS, ...records({'The network': {}, 'Chain id': {}})];
    const found = createEngine([shardOf(pages, [['chain id', 'network id']])]);
    const scores = new Map(found('network id').map(({section, score}) => [section.url, score]));
    expect(scores.get('/chain-id')).toBeGreaterThan(scores.get('/the-network') ?? 0);
  });

  it.each(['', ' ', '?', '...', 'zzqqxxvv'])('nothing for %j', (query) => {
    expect(engine(query)).toEqual([]);
  });

  it('suggestions that have results', () => {
    const suggestions = suggestQueries(engine, [SHARD]);
    expect(suggestions).toEqual(['Guides']);
    expect(engine('Guides').length).toBeGreaterThan(0);
  });
});

describe('index files', () => {
  it('contain the records that they were built from', () => {
    const copy = JSON.parse(JSON.stringify(SHARD)) as typeof SHARD;
    expect(copy.sections).toEqual(toSections(RECORDS));
    expect(createEngine([copy])('rate limits').map(({section}) => section)).toEqual(
      engine('rate limits').map(({section}) => section),
    );
  });

  it('are selected by the requested language and tags', () => {
    const shards = ['default', 'docs-default-1.0', 'docs-default-current'].map((tag) => ({
      language: 'en',
      tag,
      file: tag,
    }));
    const facets = readFacets([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(shardsFor({shards}, facets).map(({tag}) => tag)).toEqual(['default', 'docs-default-current']);
    expect(shardsFor({shards}, readFacets(['language:fr']))).toEqual([]);
    expect(shardsFor({shards}, readFacets(undefined))).toHaveLength(3);
  });

  it('content of several tags is ranked together', () => {
    const small = shardOf(records({'Rate limits of the API': {}}));
    const both = createEngine([small, SHARD]);
    expect(both('rate limits')[0]?.section.url).toBe('/rate-limits');
    expect(both('API rate limits')[0]?.section.url).toBe('/rate-limits-of-the-api');
  });
});

describe('responses have the shape of the hosted service’s', () => {
  const respondTo = (searched: Engine, request: SearchRequest): SearchResult =>
    respond(searched, request, 'https://site.invalid/');

  it('with hits per page, number of hits and number of pages', () => {
    const response = respondTo(engine, {query: 'guides', hitsPerPage: 3, page: 1});
    expect(response).toMatchObject({nbHits: 8, nbPages: 3});
    expect(response.hits).toHaveLength(3);
  });

  it('with 20 hits per page by default', () => {
    const pages = records(Object.fromEntries(Array.from({length: 25}, (_, at) => [`Page ${at}`, {}])));
    const many = createEngine([shardOf(pages)]);
    const response = respondTo(many, {query: 'guides'});
    expect(response.hits).toHaveLength(20);
    expect(response).toMatchObject({nbHits: 25, nbPages: 2});
  });

  it('with a section per hit: its heading, and a snippet of the requested number of words around the match', () => {
    const request = {query: 'status', attributesToSnippet: ['content:3']};
    const [hit] = respondTo(engine, request).hits;
    expect(hit?.type).toBe('lvl2');
    expect(hit?.hierarchy.lvl2).toBe('Back off');
    expect(hit?._snippetResult.content?.value).toBe('…the <mark>status</mark> is…');
    expect(hit?.url).toBe('https://site.invalid/rate-limits#s0');
    const [page] = respondTo(engine, {query: 'rate limits'}).hits;
    expect(page).toMatchObject({type: 'lvl1', url: 'https://site.invalid/rate-limits'});
  });

  it('with matching prose rather than code, and matching code rather than other prose', () => {
    const [, , text] = RECORDS;
    if (text === undefined) throw new Error('no record');
    const code: SearchRecord = {...text, content: 'await backOff(retryAfter); // status', code: true};
    const both = createEngine([shardOf([...RECORDS, code])]);
    const content = (query: string) => respondTo(both, {query}).hits[0]?.content;
    expect(content('status')).toBe('Wait when the status is 429.');
    expect(content('retryAfter')).toBe('await backOff(retryAfter); // status');
    expect(content('back off')).toBe('await backOff(retryAfter); // status');
  });
});

describe('words', () => {
  it('are indexed whole and in parts', () => {
    const terms = (text: string) => wordsOf(text).flatMap(([word]) => readings(word));
    expect(terms('eth_getBlock')).toEqual(['ethgetblock', 'eth', 'getblock', 'get', 'block']);
    expect(terms('zero-fee ^0.8.24 300,000')).toEqual(['zerofee', 'zero', 'fee', '0.8.24', '300000']);
    expect(terms('0x000802')).toEqual(['0x000802', '0x802', '802']);
    expect(terms('don’t Größe')).toEqual([
      'dont',
      'don',
      't',
      'größe'.normalize('NFKD').replace(/\p{M}/gu, ''),
    ]);
    expect(withStems(indexWords('deploys'))).toEqual(['deploys', '~deplo']);
  });

  it.each([
    ['deploys', 'deploying', 'deployed', 'deployment', 'deploy'],
    ['verify', 'verifies', 'verified', 'verification'],
    ['fee', 'fees'],
    ['limits', 'limited', 'limit'],
    ['decentralised', 'decentralized', 'decentralization'],
    ['color', 'colour', 'colors', 'colours'],
  ])('%s and its other forms have one stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });
});

const HASH = `0x${'9f'.repeat(32)}`;

describe('snippets', () => {
  const cut = (text: string, asked: readonly string[], words = 5): string =>
    snippet(text, new Set(asked), words);

  it('show words before and after the match', () => {
    const text =
      'The gateway counts every call of the last minute before it refuses one more call with a status.';
    expect(cut(text, ['minute'])).toBe('…last <mark>minute</mark> before it refuses…');
    expect(cut(text, ['gateway'])).toBe('The <mark>gateway</mark> counts every call…');
    expect(cut(text, ['status'])).toBe('…more call with a <mark>status</mark>.');
  });

  it('show as many matched words as fit', () => {
    expect(cut('call one. Some other text, then call the gateway again.', ['call', 'gateway'])).toContain(
      '<mark>call</mark> the <mark>gateway</mark>',
    );
  });

  it.each([5, 10])('of %d words keep the match visible beside long hexadecimal numbers', (words) => {
    const shown = cut(`${HASH} ${HASH} ${HASH} is the hash ${HASH} ${HASH}`, ['hash'], words);
    expect(shown.indexOf('<mark>')).toBeGreaterThanOrEqual(0);
    expect(shown.indexOf('<mark>')).toBeLessThan(40);
    expect(shown.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(words * 10);
  });

  it('show a long number in full when the query asks for it', () => {
    expect(cut(`The transaction ${HASH} failed`, [HASH])).toBe(`The transaction <mark>${HASH}</mark>…`);
  });

  it('without a match start at the beginning of the text', () => {
    expect(cut('One two three four five six', ['seven'])).toBe('One two three four five…');
  });
});
