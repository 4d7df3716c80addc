/* Tests the live checks against a fake server on this machine. No real host is contacted. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, onTestFinished, test, vi} from 'vitest';
import {facts} from '../../../src/config/facts';
import {checkChainId, checkLink, explain, outcomeOf, type OutcomeKind} from '../../live/check';
import {linksOf} from '../../live/links';

/** A long timeout where a response is expected, so that a busy machine does not fail the test; a short one otherwise. */
const optionsFor = (page: string) => ({timeout: page === '/silent' ? 100 : 20_000, attempts: 1});
let standIn: Server;
let origin = '';
const asked: string[] = [];

beforeAll(async () => {
  standIn = createServer((request, response) => {
    const {method = '', url = ''} = request;
    asked.push(`${method} ${url}`);
    const answer = (status: number, body = '') => response.writeHead(status).end(body);
    if (url === '/silent') return;
    if (url === '/moved') response.writeHead(302, {location: '/page'}).end();
    else if (url === '/no-head') answer(method === 'HEAD' ? 405 : 200);
    else if (url.startsWith('/status/')) answer(Number(url.slice(8)));
    else if (url === '/rpc') answer(200, JSON.stringify({jsonrpc: '2.0', id: 1, result: '0x1'}));
    else if (url === '/rpc-error') answer(200, JSON.stringify({error: {code: -32601, message: 'no method'}}));
    else if (url === '/html') answer(200, '<!doctype html>');
    else answer(200);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => standIn.once('listening', resolve));
  origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});

describe('a link', () => {
  test.each<[string, OutcomeKind, string]>([
    ['/page', 'ok', 'status 200'],
    ['/moved', 'ok', 'status 200'],
    ['/no-head', 'ok', 'status 200'],
    ['/status/403', 'refused', 'status 403'],
    ['/status/429', 'refused', 'status 429'],
    ['/status/999', 'refused', 'status 999'],
    ['/status/404', 'broken', 'status 404'],
    ['/status/500', 'broken', 'status 500'],
    ['/silent', 'unreachable', 'no answer in time'],
  ])('%s is %s', async (page, kind, detail) => {
    expect(await checkLink(`${origin}${page}`, optionsFor(page))).toEqual({kind, detail});
  });

  test('is requested with HEAD, and with GET if the response to HEAD is not 2xx', async () => {
    asked.length = 0;
    await checkLink(`${origin}/page`, optionsFor('/page'));
    await checkLink(`${origin}/no-head`, optionsFor('/no-head'));
    // A request of the test before may arrive after that one has given up on it.
    const here = asked.filter((request) => !request.endsWith('/silent'));
    expect(here).toEqual(['HEAD /page', 'HEAD /no-head', 'GET /no-head']);
  });

  test('to a closed port is unreachable, with the cause', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const {port} = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const outcome = await checkLink(`http://127.0.0.1:${port}/`, optionsFor('/'));
    expect(outcome.kind).toBe('unreachable');
    expect(outcome.detail).toContain('ECONNREFUSED');
  });

  test('without a response is requested as often as configured', async () => {
    const methods: (string | undefined)[] = [];
    vi.stubGlobal('fetch', (_url: string, {method}: RequestInit) => {
      methods.push(method);
      return Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const outcome = await checkLink(`${origin}/page`, {timeout: 1000, attempts: 3});
    expect(methods).toEqual(['HEAD', 'HEAD', 'HEAD']);
    expect(outcome.kind).toBe('unreachable');
  });
});

describe('a chain id', () => {
  test.each<[string, string, OutcomeKind, string]>([
    ['/rpc', '0x1', 'ok', '0x1'],
    ['/rpc', '0x2', 'broken', 'answered 0x1, expected 0x2'],
    ['/rpc-error', '0x1', 'broken', 'no method'],
    ['/html', '0x1', 'broken', 'the answer is not JSON'],
    ['/status/502', '0x1', 'broken', 'status 502'],
    ['/silent', '0x1', 'unreachable', 'no answer in time'],
  ])('%s, expected %s, is %s', async (page, expected, kind, detail) => {
    const outcome = await checkChainId(`${origin}${page}`, expected, optionsFor(page));
    expect(outcome.kind).toBe(kind);
    expect(outcome.detail).toContain(detail);
  });
});

describe('the details', () => {
  test('report a remaining redirect status as broken', () => {
    expect(outcomeOf(304).kind).toBe('broken');
  });

  test('name a cause without a message by its code', () => {
    const cause = Object.assign(new Error(''), {code: 'ENOTFOUND'});
    expect(explain(new TypeError('fetch failed', {cause}))).toBe('ENOTFOUND');
    expect(explain(new TypeError('fetch failed', {cause: new Error('bad certificate')}))).toBe(
      'bad certificate',
    );
    expect(explain(new Error('plain'))).toBe('plain');
    expect(explain('text')).toBe('text');
  });
});

describe('the list of links', () => {
  const links = linksOf(facts);

  test('has each linked URL once', () => {
    expect(links.length).toBeGreaterThan(50);
    expect(new Set(links.map(({url}) => url)).size).toBe(links.length);
    expect(links.map(({token}) => token)).toEqual(
      expect.arrayContaining(['networks.gtn.explorerUrl', 'links.social.discord', 'audit.pdfUrl']),
    );
  });

  test('omits RPC URLs, URL prefixes, placeholders and legacy URLs', () => {
    const left = links.filter(({token, url}) =>
      /rpc|YOUR_|legacy|explorer(?:Tx|Address|Block)Url/.test(token + url),
    );
    expect(left.map(({token}) => token).filter((token) => !token.startsWith('links.'))).toEqual([]);
  });
});
