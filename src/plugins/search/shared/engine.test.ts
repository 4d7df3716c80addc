import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {snippet} from './highlight';
import {respond, type SearchRequest} from './response';
import type {SearchIndex, Section} from './section';
import {readings, stem, wordsOf} from './words';

/** Sections of pages by title, each with sections by heading. */
function sectionsOf(pages: Readonly<Record<string, Readonly<Record<string, string>>>>): Section[] {
  return Object.entries(pages).flatMap(([title, sections]) => {
    const route = `/${title.toLowerCase().replaceAll(' ', '-')}`;
    const page = {url: route, headings: ['Guides', title], phrases: [], texts: [], code: []};
    const below = Object.entries(sections).map(([heading, text], index) => ({
      ...page,
      url: `${route}#s${index}`,
      headings: [...page.headings, heading],
      texts: [text],
    }));
    return [page, ...below];
  });
}

function engineOf(sections: readonly Section[], synonyms: SearchIndex['synonyms'] = []) {
  return createEngine({synonyms, sections});
}

const SECTIONS = sectionsOf({
  'Rate limits': {'Back off': 'Wait when the status is 429.', Tiers: 'Free tier: 300,000,000 requests.'},
  'Deploying contracts': {
    Compile: 'Call eth_getBlockByNumber or setFeeToken.',
    Verify: 'The explorer verifies sources each été.',
  },
  Addresses: {Manager: 'It is 0x0000000000000000000000000000000000000802 on every network.'},
}).map((section) =>
  section.url === '/rate-limits#s1'
    ? {...section, phrases: ['which plan', 'paid plan', 'what does it cost']}
    : section,
);
const engine = engineOf(SECTIONS, [['throttle', 'rate limit']]);
const urls = (query: string, search = engine): string[] => search(query).map(({section}) => section.url);

it('adds what has words in common with the best matches, but not for a query with one known word', () => {
  const pages = sectionsOf({
    'Key rotation': {'Lost keys': 'Ask for another.'},
    Billing: {'Rotation of invoices': 'Each month.', Refunds: 'Within a week.'},
  });
  const search = engineOf(pages);
  expect(urls('lost keys', search)).toEqual(['/key-rotation#s0', '/key-rotation', '/billing#s0']);
  expect(urls('lost', search)).toEqual(['/key-rotation#s0']);
  expect(urls('lost zzqqxx', search)).toEqual(['/key-rotation#s0']);
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
    ['a word without its accents', 'ete', '/deploying-contracts#s1'],
    ['two swapped letters', 'verfiy', '/deploying-contracts#s1'],
    ['an incomplete synonym', 'throt', '/rate-limits'],
    ['a question in words that the page does not use', 'which plan is there', '/rate-limits#s1'],
  ])('%s: %s', (_, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('the same for a misspelled word as for the correct one', () => {
    expect(urls('explorer ').length).toBeGreaterThan(0);
    expect(urls('explroer ')).toEqual(urls('explorer '));
    expect(urls('verifes ')).toEqual(urls('verifies '));
  });

  it('nothing else for a word that only a stop word is near to', () => {
    const sections = [...SECTIONS, ...sectionsOf({'Is there a limit': {}})];
    expect(urls('theme ', engineOf(sections))).toEqual([]);
    expect(urls('waht is the explorer', engineOf(sections))[0]).toBe('/deploying-contracts#s1');
  });

  it('the title worded like the query first, when titles differ only in stop words', () => {
    const found = engineOf(sectionsOf({Fees: {'Set fees to zero': '', 'How do I set fees to zero?': ''}}));
    expect(urls('how do I set fees to zero', found)[0]).toBe('/fees#s1');
    expect(urls('set fees to zero', found)[0]).toBe('/fees#s0');
  });

  it('every match, however weak', () => {
    expect(engine('guides limits')).toHaveLength(8);
  });

  it('a synonym of several words only where all of its words occur', () => {
    const pages = [...SECTIONS, ...sectionsOf({'The network': {}, 'Chain id': {}})];
    const found = engineOf(pages, [['chain id', 'network id']]);
    const scores = new Map(found('network id').map(({section, score}) => [section.url, score]));
    expect(scores.get('/chain-id')).toBeGreaterThan(scores.get('/the-network') ?? 0);
  });

  it.each(['', ' ', '?', '...', 'zzqqxxvv'])('nothing for %j', (query) => {
    expect(engine(query)).toEqual([]);
  });
});

describe('responses have the shape of the hosted service’s', () => {
  const respondTo = (request: SearchRequest, sections: readonly Section[] = SECTIONS) => {
    const {results, suggestions} = respond(engineOf(sections), sections, [request], 'https://site.invalid/');
    return {...results[0], suggestions};
  };

  it.each([
    [{hitsPerPage: 3, page: 1}, 3, 9],
    [{}, 20, 2],
    [{page: 1}, 5, 2],
  ])('for 25 hits, a request with %j returns %i hits and %i pages', (request, count, nbPages) => {
    const pages = Object.fromEntries(Array.from({length: 25}, (_, at) => [`Page ${at}`, {}]));
    const response = respondTo({query: 'guides', ...request}, sectionsOf(pages));
    expect(response.hits).toHaveLength(count);
    expect(response).toMatchObject({nbHits: 25, nbPages, suggestions: []});
  });

  it('with suggestions that have results if there is no hit', () => {
    expect(respondTo({query: 'zzqqxxvv'}).suggestions).toEqual(['Guides']);
  });

  it('with a section per hit: its heading, and a snippet of the requested number of words around the match', () => {
    const [hit] = respondTo({query: 'status', attributesToSnippet: ['content:3']}).hits;
    expect(hit).toMatchObject({type: 'lvl2', url: 'https://site.invalid/rate-limits#s0'});
    expect(hit.hierarchy.lvl2).toBe('Back off');
    expect(hit._snippetResult.content?.value).toBe('…the <mark>status</mark> is…');
    const [page] = respondTo({query: 'rate limits'}).hits;
    expect(page).toMatchObject({type: 'lvl1', url: 'https://site.invalid/rate-limits'});
  });

  it('with matching prose rather than code, and matching code rather than other prose', () => {
    const code = 'await backOff(retryAfter); // status';
    const both = SECTIONS.map((section) =>
      section.url === '/rate-limits#s0' ? {...section, code: [code]} : section,
    );
    const content = (query: string) => respondTo({query}, both).hits[0]?.content;
    expect(content('status')).toBe('Wait when the status is 429.');
    expect(content('retryAfter')).toBe(code);
    expect(content('back off')).toBe(code);
  });
});

it.each([
  ['eth_getBlock', ['ethgetblock', 'eth', 'getblock', 'get', 'block']],
  ['zero-fee', ['zerofee', 'zero', 'fee']],
  ['^0.8.24 300,000', ['0.8.24', '300000']],
])('%s is indexed as %j', (text, terms) => {
  expect(wordsOf(text).flatMap(([word]) => readings(word))).toEqual(terms);
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

it('words that only look like forms of each other have different stems', () => {
  expect(stem('four')).not.toBe(stem('for'));
  expect(stem('hours')).not.toBe(stem('hors'));
});

const HASH = `0x${'9f'.repeat(32)}`;
const SENTENCE =
  'The gateway counts every call of the last minute before it refuses one more call with a status.';

describe('snippets', () => {
  const cut = (text: string, asked: readonly string[], words = 5): string =>
    snippet(text, new Set(asked), words);

  it.each([
    ['words before and after the match', SENTENCE, 'minute', '…last <mark>minute</mark> before it refuses…'],
    ['a match at the start', SENTENCE, 'gateway', 'The <mark>gateway</mark> counts every call…'],
    ['a match at the end', SENTENCE, 'status', '…more call with a <mark>status</mark>.'],
    [
      'a long number that the query asks for',
      `Transaction ${HASH}`,
      HASH,
      `Transaction <mark>${HASH}</mark>`,
    ],
    ['the beginning if nothing matches', 'One two three four five six', 'seven', 'One two three four five…'],
  ])('show %s', (_, text, asked, html) => {
    expect(cut(text, [asked])).toBe(html);
  });

  it('show as many matched words as fit', () => {
    expect(cut('call one. Some other text, then call the gateway again.', ['call', 'gateway'])).toContain(
      '<mark>call</mark> the <mark>gateway</mark>',
    );
  });

  it.each([5, 10])('of %d words keep the match visible beside long hexadecimal numbers', (words) => {
    const shown = cut(`${HASH} ${HASH} ${HASH} is the hash ${HASH} ${HASH}`, ['hash'], words);
    expect(shown).toContain('is the <mark>hash</mark>');
    expect(shown.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(words * 12);
  });
});
