/*
 * npm run preview          builds the site, then serves it
 * npx tsx scripts/preview.ts   serves the built site
 * PORT=8080 chooses another port.
 */
import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {readPort} from './read-port';

const BUILD = path.join(__dirname, '../build');

/**
 * Removes the base URL from a request target.
 * @param target path with an optional query, as in a request line
 * @param base path with leading and trailing slash
 * @returns a target with a leading slash; undefined for a target outside of the site
 */
export function belowBase(target: string, base: string): string | undefined {
  if (target.startsWith(base)) return target.slice(base.length - 1);
  const [pathname, query] = target.split(/\?(.*)/s, 2);
  if (`${pathname}/` !== base) return undefined;
  return query === undefined ? '/' : `/?${query}`;
}

/**
 * The clean form of a request target: no `index.html`, no `.html`, no trailing slash.
 * @param target path with an optional query, as in a request line
 * @returns the same string if it is already clean
 */
export function cleanPath(target: string): string {
  const [pathname, query] = target.split(/\?(.*)/s, 2);
  const clean = pathname
    .replace(/^\/{2,}/, '/')
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/+$/, '$1');
  return query === undefined ? clean : `${clean}?${query}`;
}

/**
 * Parses the rules for all paths in a `_headers` file, a format of several static hosts: a line with a path pattern, then
 * indented `Name: value` lines.
 * @returns names and values of the headers under the pattern `/*`
 */
export function parseHeaders(text: string): ReadonlyArray<readonly [string, string]> {
  const headers: Array<readonly [string, string]> = [];
  let everywhere = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) everywhere = line.trim() === '/*';
    const header = /^\s+([\w-]+):(.+)$/.exec(line);
    if (everywhere && header) headers.push([header[1], header[2].trim()]);
  }
  return headers;
}

/**
 * Base URL of a built site, with leading and trailing slash.
 * @param dir folder of the built site
 */
export function baseOf(dir: string): string {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'site.webmanifest'), 'utf8')) as {
    start_url: string;
  };
  return manifest.start_url;
}

/**
 * Creates a server for a built site: under the base URL that it was built for, with clean URLs, compression, the site's own
 * headers, and the not-found page with status 404.
 * @param dir folder of the built site
 * @throws Error when the folder contains no built site
 */
export function createPreviewServer(dir: string): Server {
  const notFound = readFileSync(path.join(dir, '404.html'));
  const headers = parseHeaders(readFileSync(path.join(dir, '_headers'), 'utf8'));
  const base = baseOf(dir);
  const compress = compression();
  const send404 = (response: ServerResponse) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(notFound);
  };
  const files = sirv(dir, {
    etag: true,
    extensions: ['html'],
    onNoMatch: (_request, response) => send404(response),
  });
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const asked = request.url ?? '/';
    const url = belowBase(asked, base);
    if (url === undefined) {
      if (/^\/(?:$|\?)/.test(asked)) response.writeHead(307, {Location: base}).end();
      else send404(response);
      return;
    }
    const clean = cleanPath(url);
    if (base + clean.slice(1) !== asked) {
      response.writeHead(308, {Location: base + clean.slice(1)}).end();
      return;
    }
    if (/^\/(?:404|_headers)(?:$|\?)/.test(url)) {
      send404(response);
      return;
    }
    request.url = url;
    // `compression` is typed for Express, but uses only what node:http provides.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      files(request, response),
    );
  });
}

/** @throws Error when there is no built site */
function builtSiteServer(): Server {
  try {
    return createPreviewServer(BUILD);
  } catch {
    throw new Error('There is no built site in build/. Run "npm run preview", which builds it first.');
  }
}

function main(): void {
  if (process.argv.includes('--help')) {
    console.log(
      'Usage: npx tsx scripts/preview.ts\nServes build/ on http://localhost:3000. PORT chooses another port.',
    );
    return;
  }
  const port = readPort('PORT', 3000);
  const server = builtSiteServer();
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken
        ? `Port ${port} is taken. Choose another one: PORT=${port + 1} npx tsx scripts/preview.ts`
        : error.message,
    );
    process.exit(1);
  });
  server.listen(port, () => console.log(`The site is served on http://localhost:${port}${baseOf(BUILD)}`));
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
