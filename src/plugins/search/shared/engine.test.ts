import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {snippet} from './highlight';
import {toHtml} from './marked';
import {respond, type SearchRequest} from './results';
import type {SearchIndex, Section} from './section';

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
    ['a noun for a verb', 'deployment', '/deploying-contracts'],
    ['an adjective for a verb', 'verified', '/deploying-contracts#s1'],
    ['an incomplete word', 'verif', '/deploying-contracts#s1'],
    ['a word with a typo', 'compiel', '/deploying-contracts#s0'],
    ['the beginning of a word with a typo', 'adresse', '/addresses'],
    ['a question', 'how do I back off?', '/rate-limits#s0'],
    ['a synonym', 'throttle', '/rate-limits'],
    ['an identifier', 'eth_getBlockByNumber', '/deploying-contracts#s0'],
    ['an identifier as words', 'set fee token', '/deploying-contracts#s0'],
    ['a compound that the index lacks', 'rate-tiers', '/rate-limits#s1'],
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

  it('a synonym of several words only where all of its words occur', () => {
    const pages = [...SECTIONS, ...sectionsOf({'The network': {}, 'Chain id': {}})];
    const found = engineOf(pages, [['chain id', 'network id']]);
    const scores = new Map(found('network id').map(({section, score}) => [section.url, score]));
    expect(scores.get('/chain-id')).toBeGreaterThan(scores.get('/the-network') ?? 0);
  });

  it.each([
    ['a message', 'nonce has already been used'],
    ['a message that the reader still types', 'nonce has already be'],
    [
      'a message with a hash and fields',
      'Error: nonce has already been used (transaction="0x02f86c84", code=4',
    ],
    ['a constant by its text', 'NONCE_HAS_BEEN'],
    ['a phrase', 'spent number'],
  ])('the section that has it letter by letter before all others: %s', (_, query) => {
    const sections = sectionsOf({
      Nonces: {Nonce: 'The nonce has to be the next.', 'Next nonces': 'Has the transaction been used?'},
      Errors: {Send: 'Wait. Nonce has already been used. It says: nonce has been.', Spent: 'A number.'},
    });
    const found = engineOf(
      sections.map((one) => (one.url === '/errors#s0' ? {...one, phrases: ['spent number']} : one)),
    );
    expect(urls(query, found)[0]).toBe('/errors#s0');
  });

  it('a code by its sign, or without it', () => {
    const found = engineOf(
      sectionsOf({Codes: {Node: 'Code -32000.', Size: 'At most 32,000 bytes.', Call: 'Code -32603.'}}),
    );
    expect(urls('-32000', found)).toEqual(['/codes#s0']);
    expect(urls('32603', found)).toEqual(['/codes#s2']);
  });

  it.each(['', ' ', '?', '...', 'zzqqxxvv'])('nothing for %j', (query) => {
    expect(engine(query)).toEqual([]);
  });
});

describe('a page of results', () => {
  const respondTo = (request: SearchRequest, sections: readonly Section[] = SECTIONS) =>
    respond(engineOf(sections), request, '/docs/');
  const shown = (request: SearchRequest, sections?: readonly Section[]) =>
    respondTo(request, sections).hits[0]?.snippet.join('');

  it('has 20 hits, or the rest', () => {
    const pages = sectionsOf(Object.fromEntries(Array.from({length: 25}, (_, at) => [`Page ${at}`, {}])));
    expect(respondTo({query: 'guides'}, pages)).toMatchObject({count: 25, pages: 2});
    expect(respondTo({query: 'guides'}, pages).hits).toHaveLength(20);
    expect(respondTo({query: 'guides', page: 1}, pages).hits).toHaveLength(5);
  });

  it('without hits has the best three for the longest beginning of the query that has some', () => {
    const nearest = [
      ['Rate limits', '/rate-limits'],
      ['Rate limits › Back off', '/rate-limits#s0'],
      ['Rate limits › Tiers', '/rate-limits#s1'],
    ];
    expect(respondTo({query: 'ratqqxx'})).toMatchObject({hits: [], count: 0, nearest});
    expect(respondTo({query: 'zzqqxx'})).toMatchObject({count: 0, nearest: []});
    expect(respondTo({query: 'rate'}).nearest).toBeUndefined();
  });

  it('has a section per hit, with its headings, and a snippet of the requested number of words around the match', () => {
    const [hit] = respondTo({query: 'status', attributesToSnippet: ['content:3']}).hits;
    expect(hit).toEqual({
      id: '/rate-limits#s0',
      href: '/docs/rate-limits#s0',
      headings: [['Guides'], ['Rate limits'], ['Back off']],
      snippet: ['…the ', 'status', ' is…'],
    });
  });

  it('shows that one of several titles which matches', () => {
    const sections = [{...SECTIONS[0], headings: ['Guides', 'Errors', 'nonce used · fee too low']}];
    expect(respondTo({query: 'fee'}, sections).hits[0]?.headings.at(-1)?.join('')).toBe('fee too low');
  });

  it('shows matching prose rather than code, and matching code rather than other prose', () => {
    const code = 'await backOff(retryAfter); // status';
    const both = SECTIONS.map((section) =>
      section.url === '/rate-limits#s0' ? {...section, code: [code]} : section,
    );
    expect(shown({query: 'status'}, both)).toBe('Wait when the status is 429.');
    expect(shown({query: 'retryAfter'}, both)).toBe(code);
  });
});

const SENTENCE =
  'The gateway counts every call of the last minute before it refuses one more call with a status.';

describe('snippets', () => {
  it.each([
    ['words before and after the match', ['minute'], '…last <mark>minute</mark> before it refuses…'],
    ['a match at the start', ['gateway'], 'The <mark>gateway</mark> counts every call…'],
    ['a match at the end', ['status'], '…more call with a <mark>status</mark>.'],
    ['as many matches as fit', ['call', 'refuses'], '…it <mark>refuses</mark> one more <mark>call</mark>…'],
    ['the beginning if nothing matches', ['seven'], 'The gateway counts every call…'],
  ])('show %s', (_, asked, html) => {
    expect(toHtml(snippet(SENTENCE, new Set(asked), 5))).toBe(`<bdi>${html}</bdi>`);
  });
});
