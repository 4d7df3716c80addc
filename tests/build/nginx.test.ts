/* Starts nginx with deploy/nginx.conf, and asks it for addresses of the built site. */
import {once} from 'node:events';
import {chmodSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request, type IncomingMessage, type OutgoingHttpHeaders} from 'node:http';
import {connect} from 'node:net';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {nginxPages} from '../../src/config/redirects';
import {NGINX_CONFIG, startNginx, type Nginx} from '../../scripts/nginx';
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

test.each<[target: string, status: number, typeOrLocation?: string, cache?: string]>([
  // The one address of each page.
  ['/', 200, HTML],
  ['/developers/ATM/bsr?network=gtn', 200, HTML],
  // Other addresses of a page.
  ['/users/transactions/?a=1&b=/', 301, '/users/transactions?a=1&b=/'],
  ['/search.html?q=a%0d%0ab', 301, '/search?q=a%0d%0ab'],
  ['//users//%74ransactions', 301, '/users/transactions'],
  ['/users/./x/../transactions', 301, '/users/transactions'],
  // What is no page.
  ['/users/', 404, HTML],
  ['/assets/js/main.00000000.js', 404, HTML],
  ['/404.html', 404, HTML],
  ['/facts.json/', 404, HTML],
  // Files.
  ['/users/transactions.md', 200, 'text/markdown; charset=utf-8'],
  ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8'],
  ['/contract.sol', 200, 'text/plain; charset=utf-8'],
  [MAIN, 200, 'text/javascript; charset=utf-8', IMMUTABLE],
  [FONT, 200, 'font/woff2', IMMUTABLE],
  // Files for hosts, hidden files.
  ['/_headers', 404, HTML],
  ['/_pages.conf', 404, HTML],
  ['/.env', 404, HTML],
  ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
  ['/.well-known/.secret', 404, HTML],
  // Ways out of the folder, or off the site.
  ['/users/%2e%2e/%2e%2e/package.json', 400],
  ['/%252e%252e/package.json', 404, HTML],
  ['//evil.example/', 404, HTML],
  ['///evil.example/%2e%2e', 301, '/'],
  ['/%5cevil.example/index.html', 404, HTML],
  ['/%0d%0aLocation:%20https://evil.example/', 404, HTML],
  ['/users/transactions%00.html', 400],
])('%s: %i %s', async (target, status, typeOrLocation, cache = REVALIDATED) => {
  for (const name of ['.well-known/.secret', '.env', 'contract.sol'])
    writeFileSync(path.join(nginx.root, name), name);
  const {headers, ...answer} = await ask(target);
  const shown = status === 301 ? headers.location : headers['content-type'];
  expect([answer.status, ...(typeOrLocation ? [shown, headers['cache-control']] : [])]).toEqual([
    status,
    ...(typeOrLocation ? [typeOrLocation, cache] : []),
  ]);
  expect(headers.location !== undefined).toBe(status === 301);
  if (status === 404) expect(answer.body.toString()).toBe(readBuilt('404.html'));
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

test.each<[accept: string, target: string, file: string]>([
  ['text/markdown', '/users/transactions', 'users/transactions.md'],
  ['text/markdown, text/html, */*', '/', 'index.md'],
  ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7', '/category/users?a=1', 'category/users.md'],
  ['text/markdown', '/api', 'api.md'],
  [BROWSER, '/users/transactions', 'users/transactions.html'],
  ['text/html, text/markdown;q=0.5', '/', 'index.html'],
  ['text/markdown;q=0', '/', 'index.html'],
  // It has no Markdown file.
  ['text/markdown', '/search', 'search.html'],
])('%s at %s gets %s', async (accept, target, name) => {
  const {status, headers, body} = await ask(target, {headers: {accept}});
  const type = name.endsWith('.md') ? 'text/markdown; charset=utf-8' : HTML;
  expect([status, headers['content-type']]).toEqual([200, type]);
  // A file that is too small to be compressed does not vary with the encoding.
  expect(headers.vary).toMatch(/^(?:Accept-Encoding, )?Accept$/);
  expect(body.toString()).toBe(readBuilt(name));
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
  ['no page', 404, '/nope'],
  ['another method', 405, '/nope', {method: 'POST', body: 'a'.repeat(10_000)}],
  ['a bad path', 400, '/%00'],
  ['a long address', 414, `/${'a'.repeat(10_000)}`],
])('%s gets %i and all headers of the site', async (_, status, target, asked) => {
  // Refused before the path is read, so without the headers that depend on it.
  const isEarly = status === 400 || status === 414;
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
  for (const [name, value] of wanted) expect(answer.headers[name.toLowerCase()], name).toBe(value);
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  if (asked?.method === 'HEAD') expect(answer.body).toHaveLength(0);
});

test('requests that never end neither keep the site from others nor throw anyone out', async () => {
  const config = readFileSync(NGINX_CONFIG, 'utf8')
    .replace('worker_processes auto', 'worker_processes 1')
    // So that none ends during the test.
    .replace(/client_header_timeout \d+s/, 'client_header_timeout 600s');
  const {port, stop} = await startNginx(BUILD, config);
  const sockets = Array.from({length: 1_200}, () => connect(port, '127.0.0.1'));
  onTestFinished(async () => {
    sockets.forEach((socket) => socket.destroy());
    await stop();
  });
  const lost: Error[] = [];
  for (const socket of sockets)
    socket.on('error', (error) => lost.push(error)).write('GET / HTTP/1.1\r\nHost: a\r\n');
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'connect')));
  expect((await ask('/', {port})).status).toBe(200);
  expect(lost).toEqual([]);
});

test('text is compressed, from the file beside it if there is one, which has no address', async () => {
  const encoding = {headers: {'accept-encoding': 'gzip'}};
  for (const target of ['/users/transactions', '/search-index.json', '/nope', MAIN]) {
    const {headers, body} = await ask(target, encoding);
    const vary = target === '/users/transactions' ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
    expect([headers['content-encoding'], headers.vary], target).toEqual(['gzip', vary]);
    expect(gunzipSync(body).equals((await ask(target)).body), target).toBe(true);
  }
  writeFileSync(path.join(nginx.root, 'robots.txt.gz'), gzipSync('compressed before'));
  expect(gunzipSync((await ask('/robots.txt', encoding)).body).toString()).toBe('compressed before');
  expect((await ask('/robots.txt.gz')).status).toBe(404);
});
