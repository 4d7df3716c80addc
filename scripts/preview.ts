/*
 * npm run preview              builds the site, then serves it
 * npx tsx scripts/preview.ts   serves the built site
 * PORT=8080 chooses another port.
 */
import {readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {readPort} from './read-port';

const BUILD = path.join(__dirname, '../build');

/** Path of a request below the base URL, with a leading slash; undefined outside of the site. `base` ends with a slash. */
function belowBase(pathname: string, base: string): string | undefined {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}

/** The clean form of a path: no `index.html`, no `.html`, no trailing slash. */
function cleanPath(pathname: string): string {
  return pathname
    .replace(/^\/{2,}/, '/')
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/(.)\/+$/, '$1');
}

/** What hosts that read `_headers` send unless it says otherwise. */
const HOST_HEADERS = {'Cache-Control': 'public, max-age=0, must-revalidate'};

/**
 * Reads a `_headers` file as hosts do. Of rules for the same header the later one applies.
 * @returns function that returns the headers of a path
 */
export function headersOf(text: string): (pathname: string) => Readonly<Record<string, string>> {
  const rules = text.split(/^(?=\/)/m).map((rule) => {
    const [pattern = '', ...lines] = rule.split('\n');
    const pairs = lines.flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
      return name && value ? [[name, value] as const] : [];
    });
    return {start: pattern.replace('*', ''), headers: Object.fromEntries(pairs)};
  });
  return (pathname) =>
    Object.assign(
      {},
      HOST_HEADERS,
      ...rules.filter(({start}) => pathname.startsWith(start)).map((rule) => rule.headers),
    ) as Record<string, string>;
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
 * Creates a server for a built site: under the base URL that it was built for, with clean URLs, the site's own
 * headers, and the not-found page with status 404.
 * @param dir folder of the built site
 * @throws Error when the folder contains no built site
 */
export function createPreviewServer(dir: string): Server {
  const notFound = readFileSync(path.join(dir, '404.html'));
  const headers = headersOf(readFileSync(path.join(dir, '_headers'), 'utf8'));
  const base = baseOf(dir);
  const send404 = (response: ServerResponse) =>
    response
      .writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'})
      .end(notFound);
  const files = sirv(dir, {etag: true, extensions: ['html'], onNoMatch: (_, response) => send404(response)});
  return createServer((request, response) => {
    const {url = '/'} = request;
    const [asked] = url.split('?', 1);
    for (const [name, value] of Object.entries(headers(asked))) response.setHeader(name, value);
    const query = url.slice(asked.length);
    const redirect = (status: number, pathname: string) =>
      response.writeHead(status, {Location: pathname + query}).end();
    const below = belowBase(asked, base);
    if (below === undefined) {
      if (asked === '/') redirect(307, base);
      else send404(response);
      return;
    }
    const clean = base + cleanPath(below).slice(1);
    if (clean !== asked) {
      redirect(308, clean);
      return;
    }
    if (below === '/404' || below.startsWith('/_')) {
      send404(response);
      return;
    }
    if (below.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    request.url = below + query;
    files(request, response);
  });
}

function main(): void {
  const port = readPort('PORT', 3000);
  const server = createPreviewServer(BUILD);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
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
    const {code, message} = error as NodeJS.ErrnoException;
    console.error(
      code === 'ENOENT' ? 'There is no built site in build/. Run "npm run build" first.' : message,
    );
    process.exit(1);
  }
}
