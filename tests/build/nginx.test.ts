/* Starts nginx with deploy/nginx.conf, and asks it for addresses of the built site. */
import {once} from 'node:events';
import {chmodSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request, type IncomingMessage, type OutgoingHttpHeaders} from 'node:http';
import {connect} from 'node:net';
import path from 'node:path';
import {buffer, text} from 'node:stream/consumers';
import {gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {nginxPages} from '../../src/config/redirects';
import {startNginx, type Nginx} from '../../scripts/nginx';
import {headersOf} from '../../scripts/preview';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import {temporaryFolder} from '../temporary-folder';
import {readBuilt, readSitemap} from './built-pages';

let nginx: Nginx;
beforeAll(async () => {
  nginx = await startNginx(BUILD);
});
afterAll(() => nginx.stop());

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly port?: number;
}

async function ask(target: string, {method = 'GET', headers, body, port = nginx.port}: Asked = {}) {
  const sent = request({port, path: target, method, headers, agent: false}).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {status: response.statusCode, headers: response.headers, body: await buffer(response)};
}

/** Status line of the answer to a request that no HTTP library sends. */
async function askRaw(lines: readonly string[]): Promise<string> {
  const socket = connect(nginx.port).end([...lines, 'Connection: close', '', ''].join('\r\n'));
  return (await text(socket)).split('\r\n')[0];
}

/** A built file whose name has a hash: with it the name does not say which. */
const file = (folder: string, name: RegExp): string => {
  const found = readdirSync(path.join(BUILD, folder)).find((one) => name.test(one));
  if (!found) throw new Error(`${folder} has no file like ${String(name)}.`);
  return `/${folder}/${found}`;
};
const MAIN = file('assets/js', /^main\./);
const FONT = file('assets/fonts', /\.woff2$/);

/** The headers that the build wrote for hosts, by path. */
const headersAt = headersOf(readBuilt('_headers'));
const {'Cache-Control': REVALIDATED} = headersAt('/');
const {'Cache-Control': IMMUTABLE} = headersAt(MAIN);
const HTML = 'text/html; charset=utf-8';
const LONG = `/${'a'.repeat(10_000)}`;

test.each<[target: string, status: number, typeOrLocation?: string, cache?: string]>([
  // The one address of each page.
  ['/', 200, HTML],
  ['/?utm=1', 200, HTML],
  ['/users/transactions', 200, HTML],
  ['/developers/ATM/bsr?network=gtn', 200, HTML],
  ['/category/users', 200, HTML],
  ['/api', 200, HTML],
  ['/search?q=gas&page=2', 200, HTML],
  // Other addresses of a page.
  ['/users/transactions/', 301, '/users/transactions'],
  ['/users/transactions/?a=1&b=/', 301, '/users/transactions?a=1&b=/'],
  ['/users/transactions.html', 301, '/users/transactions'],
  ['/search.html?q=a%0d%0ab', 301, '/search?q=a%0d%0ab'],
  ['/users/transactions/index.html', 301, '/users/transactions'],
  ['/users/transactions/index', 301, '/users/transactions'],
  ['/index.html', 301, '/'],
  ['/index?a=1', 301, '/?a=1'],
  ['/Users/Getting_Started', 301, '/users/getting_started'],
  ['/developers/atm/bsr', 301, '/developers/ATM/bsr'],
  ['/DEVELOPERS/ATM/BSR.HTML/', 301, '/developers/ATM/bsr'],
  ['/users//transactions', 301, '/users/transactions'],
  ['/users/%74ransactions', 301, '/users/transactions'],
  ['/users/./x/../transactions', 301, '/users/transactions'],
  ['//users/transactions/', 301, '/users/transactions'],
  // What is no page.
  ['/nope', 404, HTML],
  ['/nope/', 404, HTML],
  ['/nope.html?q=1', 404, HTML],
  ['/users', 404, HTML],
  ['/users/', 404, HTML],
  ['/users/index.html', 404, HTML],
  ['/img/', 404, HTML],
  ['/assets/js/', 404, HTML],
  ['/assets/js/main.00000000.js', 404, HTML],
  ['/404', 404, HTML],
  ['/404.html', 404, HTML],
  ['/facts.json/', 404, HTML],
  // Files.
  ['/users/transactions.md', 200, 'text/markdown; charset=utf-8'],
  ['/openapi/zkt.yaml', 200, 'text/yaml; charset=utf-8'],
  ['/benchmarks.csv', 200, 'text/csv; charset=utf-8'],
  ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8'],
  ['/facts.json', 200, 'application/json; charset=utf-8'],
  ['/sitemap.xml', 200, 'text/xml; charset=utf-8'],
  ['/llms.txt', 200, 'text/plain; charset=utf-8'],
  ['/img/favicon.svg', 200, 'image/svg+xml'],
  ['/img/icon-512.png', 200, 'image/png'],
  [file('projects', /\.zip$/), 200, 'application/zip'],
  [MAIN, 200, 'text/javascript; charset=utf-8', IMMUTABLE],
  [file('assets/css', /^styles\./), 200, 'text/css; charset=utf-8', IMMUTABLE],
  ['/contract.sol', 200, 'text/plain; charset=utf-8'],
  [FONT, 200, 'font/woff2', IMMUTABLE],
  // Files for hosts, hidden files.
  ['/_headers', 404, HTML],
  ['/_headers.conf', 404, HTML],
  ['/_pages.conf', 404, HTML],
  ['/.env', 404, HTML],
  ['/.git/config', 404, HTML],
  ['/users/.htpasswd', 404, HTML],
  ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
  ['/.well-known/.secret', 404, HTML],
  // Ways out of the folder, or off the site.
  ['/../package.json', 400],
  ['/..%2fpackage.json', 400],
  ['/%2e%2e/package.json', 400],
  ['/users/%2e%2e/%2e%2e/package.json', 400],
  ['/%252e%252e/package.json', 404, HTML],
  ['/..%5cpackage.json', 404, HTML],
  ['//evil.example/', 404, HTML],
  ['///evil.example/%2e%2e', 301, '/'],
  ['/\\evil.example/', 404, HTML],
  ['/%5cevil.example/index.html', 404, HTML],
  ['/%0d%0aLocation:%20https://evil.example/', 404, HTML],
  ['/users/transactions%0a/', 404, HTML],
  ['/%00', 400],
  ['/users/transactions%00.html', 400],
])('%s: %i %s', async (target, status, typeOrLocation, cache = REVALIDATED) => {
  for (const name of ['.well-known/.secret', '.env', 'users/.htpasswd', 'contract.sol'])
    writeFileSync(path.join(nginx.root, name), name);
  const {headers, ...answer} = await ask(target);
  const shown = status === 301 ? headers.location : headers['content-type'];
  expect([answer.status, ...(typeOrLocation ? [shown, headers['cache-control']] : [])]).toEqual([
    status,
    ...(typeOrLocation ? [typeOrLocation, cache] : []),
  ]);
  expect(headers.location !== undefined).toBe(status === 301);
  if (status === 404) expect(answer.body.toString()).toBe(readBuilt('404.html'));
  expect(headers.server).toBe('nginx');
});

test('every page has one address, to which its other forms lead', async () => {
  const {root, pages} = readSitemap();
  const routes = [...pages.map(({url}) => `/${url.slice(root.length)}`), '/search'];
  expect(routes.length).toBeGreaterThan(30);
  for (const route of routes) {
    expect((await ask(route)).status, route).toBe(200);
    const name = route.slice(1) || 'index';
    for (const form of [`/${name}.html`, `/${name}/?`, `/${name.toUpperCase()}`, `/${name}/index.html`]) {
      if (form === '/index/index.html' || form === route) continue;
      const {status, headers} = await ask(form);
      expect([status, headers.location], form).toEqual([301, route]);
    }
  }
});

test('a former address leads to its page, with query and hash; a forbidden file is not found', async () => {
  const site = temporaryFolder();
  const redirects = [
    {from: '/users/fees', to: '/users'},
    {from: '/users/limits', to: '/users#limits'},
  ];
  for (const [name, content] of Object.entries({
    'index.html': 'home',
    'users.html': 'users',
    '404.html': 'not found',
    'secret.txt': 'secret',
    '_headers.conf': '',
    '_pages.conf': nginxPages(['/', '/users'], '/', redirects),
  }))
    writeFileSync(path.join(site, name), content);
  const {port, root, stop} = await startNginx(site);
  onTestFinished(stop);
  for (const [target, location] of [
    ['/users/fees', '/users'],
    ['/Users/Fees.html?a=1', '/users?a=1'],
    ['/users/limits/?a=1', '/users?a=1#limits'],
  ])
    expect((await ask(target, {port})).headers.location, target).toBe(location);
  chmodSync(path.join(root, 'secret.txt'), 0);
  const {status, body} = await ask('/secret.txt', {port});
  expect([status, body.toString()]).toEqual([404, 'not found']);
});

test('every kind of file that the build writes has a type', async () => {
  const files = matchingFiles(BUILD, /\.\w+$/, BUILD).filter((name) => !name.startsWith('_'));
  const kinds = new Map(files.map((name) => [path.extname(name), name.split(path.sep).join('/')]));
  expect(kinds.size).toBeGreaterThan(12);
  for (const [kind, name] of kinds)
    expect((await ask(`/${name}`)).headers['content-type'], kind).not.toBe('application/octet-stream');
});

test.each<[what: string, status: number, target: string, asked?: Asked]>([
  ['a page', 200, '/users/transactions'],
  ['HEAD', 200, '/users/transactions', {method: 'HEAD'}],
  ['a file with a hash', 200, MAIN],
  ['a redirect', 301, '/users/transactions/'],
  ['a part', 206, '/llms.txt', {headers: {range: 'bytes=0-3'}}],
  ['a part that is not there', 416, '/llms.txt', {headers: {range: 'bytes=99999999-'}}],
  ['no page', 404, '/nope'],
  ['no page, HEAD', 404, '/nope', {method: 'HEAD'}],
  ['another method', 405, '/', {method: 'POST', body: 'a=1'}],
  ['another method, to another address', 405, '/users/', {method: 'DELETE'}],
  ['another method, to no page', 405, '/nope', {method: 'PUT', body: 'a'.repeat(10_000)}],
  ['OPTIONS', 405, '/', {method: 'OPTIONS'}],
  ['TRACE', 405, '/', {method: 'TRACE'}],
  ['PROPFIND', 405, '/', {method: 'PROPFIND'}],
  ['a bad path', 400, '/%00'],
  ['a bad host', 400, '/', {headers: {host: 'evil.example/x'}}],
  ['a long address', 414, LONG],
  ['a long header', 400, '/', {headers: {cookie: 'a'.repeat(10_000)}}],
])('%s gets %i and all headers of the site', async (_, status, target, asked) => {
  // Refused before the path is read, so without the headers that depend on it.
  const isEarly = status === 400 || status === 414 || asked?.method === 'TRACE';
  const varying = Array.from(
    readBuilt('_headers.conf').matchAll(/^add_header ([\w-]+) \$/gm),
    ([, name]) => name,
  );
  const wanted = Object.entries(headersAt(status === 404 ? '/404.html' : target)).filter(
    ([name]) => !isEarly || !varying.includes(name),
  );
  expect(wanted.length).toBeGreaterThan(4);
  const answer = await ask(target, asked);
  expect(answer.status).toBe(status);
  for (const [name, value] of wanted)
    // nginx adds headers twice to this one answer.
    expect(answer.headers[name.toLowerCase()], name).toEqual(
      status === 416 ? expect.stringContaining(value) : value,
    );
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  if (asked?.method === 'HEAD') expect(answer.body).toHaveLength(0);
});

test.each([
  [
    'many headers',
    ['GET / HTTP/1.1', 'Host: a', ...Array.from({length: 2_000}, (_, i) => `X-${i}: a`)],
    '400',
  ],
  ['no host', ['GET / HTTP/1.1'], '400'],
  ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b'], '400'],
  ['CONNECT', ['CONNECT a:80 HTTP/1.1', 'Host: a'], '40[05]'],
  ['another host in the address', ['GET http://evil.example/ HTTP/1.1', 'Host: a'], '200'],
] as const)('a request with %s', async (_, lines, status) => {
  expect(await askRaw(lines)).toMatch(RegExp(`^HTTP/1\\.1 ${status} `));
});

test('what has not changed is not sent again, and what has changed is', async () => {
  for (const target of ['/users/transactions', MAIN]) {
    const {headers} = await ask(target);
    const again = await ask(target, {headers: {'if-none-match': headers.etag}});
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      headers['cache-control'],
    ]);
    expect(again.headers).toHaveProperty('content-security-policy');
    expect((await ask(target, {headers: {'if-none-match': '"other"'}})).status).toBe(200);
  }
});

test('parts of a file', async () => {
  const {status, headers, body} = await ask('/llms.txt', {headers: {range: 'bytes=2-5'}});
  const whole = readFileSync(path.join(BUILD, 'llms.txt'));
  expect([status, headers['content-range']]).toEqual([206, `bytes 2-5/${whole.length}`]);
  expect(body.equals(whole.subarray(2, 6))).toBe(true);
});

test('text is compressed, from the file beside it if there is one, which has no address', async () => {
  const encoding = {headers: {'accept-encoding': 'gzip'}};
  for (const target of [
    '/users/transactions',
    '/search-index.json',
    '/users/transactions.md',
    '/nope',
    MAIN,
  ]) {
    const {headers, body} = await ask(target, encoding);
    expect([headers['content-encoding'], headers.vary], target).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).equals((await ask(target)).body), target).toBe(true);
  }
  expect((await ask(FONT, encoding)).headers['content-encoding']).toBeUndefined();
  writeFileSync(path.join(nginx.root, 'robots.txt.gz'), gzipSync('compressed before'));
  expect(gunzipSync((await ask('/robots.txt', encoding)).body).toString()).toBe('compressed before');
  expect((await ask('/robots.txt.gz')).status).toBe(404);
});
