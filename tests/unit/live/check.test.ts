/* Tests the live checks against a fake server on this machine. No real host is contacted. */
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {facts} from '../../facts';
import {checkCall, checkExpiry, checkLink} from '../../live/check';
import {linksOf} from '../../live/links';

let standIn: Server;
let origin = '';

beforeAll(async () => {
  standIn = createServer((request, response) => {
    const {url = ''} = request;
    if (url === '/silent') return;
    if (url === '/moved') response.writeHead(302, {location: '/page'}).end();
    else if (url.startsWith('/status/')) response.writeHead(Number(url.slice(8))).end();
    else response.end(JSON.stringify({jsonrpc: '2.0', id: 1, result: '0x1'}));
  }).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});

/** Short only where no response comes, so that a busy machine does not fail the test. */
const timeoutOf = (page: string) => (page === '/silent' ? 100 : 20_000);

test.each([
  ['/page', 'ok'],
  ['/moved', 'ok'],
  ['/status/403', 'refused'],
  ['/status/429', 'refused'],
  ['/status/404', 'broken'],
  ['/status/500', 'broken'],
  ['/silent', 'unreachable'],
])('a link to %s is %s', async (page, kind) => {
  expect((await checkLink(origin + page, timeoutOf(page))).kind).toBe(kind);
});

test.each([
  ['/rpc', /"0x1"/, 'ok'],
  ['/rpc', /"0x2"/, 'broken'],
  ['/status/502', /"0x1"/, 'broken'],
  ['/silent', /"0x1"/, 'unreachable'],
])('a call of %s that expects %s is %s', async (page, expected, kind) => {
  const outcome = await checkCall(origin + page, ['eth_chainId', [], expected], timeoutOf(page));
  expect(outcome.kind).toBe(kind);
});

test.each([
  ['2027-01-01', 'ok'],
  ['2027-09-30', 'ok'],
  ['2027-10-02', 'broken'],
  ['2027-11-02', 'broken'],
])('of a date in November, on %s, is %s', (today, kind) => {
  const outcome = checkExpiry('2027-11-01T00:00:00Z', Date.parse(today));
  expect(outcome.kind).toBe(kind);
  expect(outcome.detail).toMatch(/^-?\d+ days left of 2027-11-01/);
});

test('each linked URL of the facts is checked once, but no RPC URL and no prefix', () => {
  const links = linksOf(facts);
  expect(links.length).toBeGreaterThan(50);
  expect(new Set(links.map(({url}) => url)).size).toBe(links.length);
  const tokens = links.map(({token}) => token);
  expect(tokens).toEqual(expect.arrayContaining(['networks.gtn.explorerUrl', 'links.social.discord']));
  expect(
    tokens.filter((token) => /^networks\..*(?:rpc|zgt|zkt|explorer(?:Tx|Address|Block))Url$/.test(token)),
  ).toEqual([]);
});
