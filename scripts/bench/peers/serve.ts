/* One static server for all sites, over HTTP/2 as on the usual hosts: clean URLs, brotli from memory, the same headers. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {routeOfFile} from '../../../src/plugins/pages/node/built-pages';
import {filesBelow} from '../../../src/plugins/bundler/node/files-below';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};
/** Types that are compressed already. */
const PACKED = new Set(['.png', '.webp', '.woff2']);

const compress = promisify(brotliCompress);

/** What the server sends for one path. */
export interface Resource {
  readonly type: string;
  readonly isBrotli: boolean;
  readonly body: Buffer;
}

/** A site in memory, by path: `/users/transactions`, `/assets/main.js`. */
export type Site = ReadonlyMap<string, Resource>;

/** Changes the HTML of a page. */
type Change = (html: string) => string;

/** Paths of all files in a folder, with forward slashes. */
export function filesIn(folder: string): string[] {
  return filesBelow(folder).map((file) => path.relative(folder, file).split(path.sep).join('/'));
}

/** HTML without script elements, and without hints to load scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b(?=[^>]*\b(?:as=["']?script|rel=["']?modulepreload))[^>]*>/gi, '');
}

/**
 * Reads a built site and compresses it (brotli, quality 11).
 * @param folder folder of the built site
 * @param change applied to each page
 */
export async function readSite(folder: string, change: Change = (html) => html): Promise<Site> {
  const entries = filesIn(folder).map(async (file): Promise<readonly [string, Resource]> => {
    const extension = path.extname(file);
    const raw = readFileSync(path.join(folder, file));
    const isPage = extension === '.html';
    const body = isPage ? Buffer.from(change(raw.toString())) : raw;
    const isBrotli = !PACKED.has(extension);
    const resource = {
      type: TYPES[extension] ?? 'application/octet-stream',
      isBrotli,
      body: isBrotli ? await compress(body) : body,
    };
    return [isPage ? routeOfFile(file) : `/${file}`, resource];
  });
  return new Map(await Promise.all(entries));
}

/**
 * Makes a self-signed certificate for localhost, valid for one day: browsers speak HTTP/2 only over TLS.
 * @returns key and certificate, as PEM
 * @throws Error when the command `openssl` is missing
 */
function certificate(): {readonly key: Buffer; readonly cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'stability-docs-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  try {
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], {stdio: 'pipe'});
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Serves a site on a free port, with a certificate that no browser trusts.
 * @returns the server, and its address without trailing slash
 */
export async function serve(
  site: Site,
): Promise<{readonly server: Http2SecureServer; readonly address: string}> {
  const notFound = site.get('/404');
  const server = createSecureServer(certificate(), (request, response) => {
    const {pathname} = new URL(request.url, 'https://localhost');
    const found = site.get(decodeURI(pathname).replace(/(.)\/$/, '$1'));
    const {type, isBrotli, body} = found ?? notFound ?? {type: 'text/plain', isBrotli: false, body: ''};
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      ...(isBrotli && {'Content-Encoding': 'br'}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {server, address: `https://localhost:${(server.address() as AddressInfo).port}`};
}
