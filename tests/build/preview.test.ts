import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createPreviewServer} from '../../scripts/preview';
import {BUILD} from '../built-site';

const ROOT = path.join(__dirname, '../..');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(server: Server, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    request({port, path: target, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function serve(dir: string): Promise<Server> {
  const server = createPreviewServer(dir).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

test('a site with a base URL is served below it only', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'preview-'));
  for (const [name, text] of Object.entries({
    'site.webmanifest': '{"start_url": "/docs-test/"}',
    _headers: '/*\n  A: b\n',
    'index.html': 'home',
    'users.html': 'users',
    '404.html': 'not found',
  }))
    writeFileSync(path.join(dir, name), text);
  const server = await serve(dir);
  const answers = await Promise.all(
    [
      '/docs-test/',
      '/docs-test/users?a=1',
      '/docs-test/users.html',
      '/docs-test',
      '/',
      '/users',
      '/docs-tests/',
    ].map(async (target) => {
      const {status, headers, body} = await ask(server, target);
      return [target, status, headers.location ?? body];
    }),
  );
  server.close();
  rmSync(dir, {recursive: true});
  expect(answers).toEqual([
    ['/docs-test/', 200, 'home'],
    ['/docs-test/users?a=1', 200, 'users'],
    ['/docs-test/users.html', 308, '/docs-test/users'],
    ['/docs-test', 308, '/docs-test/'],
    ['/', 307, '/docs-test/'],
    ['/users', 404, 'not found'],
    ['/docs-tests/', 404, 'not found'],
  ]);
});

describe('npm run preview', () => {
  let server: Server;
  const get = (target: string, headers?: Record<string, string>) => ask(server, target, headers);

  beforeAll(async () => {
    server = await serve(BUILD);
  });
  afterAll(() => void server.close());

  test('serves clean URLs', async () => {
    const {status, body, headers} = await get('/users/transactions');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch('text/html');
    expect(body).toContain('About Our Free Transactions');
  });

  test('redirects .html and /index.html to clean URLs', async () => {
    for (const target of [
      '/users/transactions.html',
      '/users/transactions/index.html',
      '/users/transactions/',
    ]) {
      const {status, headers} = await get(target);
      expect([status, headers.location]).toEqual([308, '/users/transactions']);
    }
  });

  test('responds to an unknown path with status 404 and the not-found page', async () => {
    const {status, body} = await get('/nope');
    expect(status).toBe(404);
    expect(body).toContain('Page Not Found');
  });

  test('compresses text', async () => {
    expect((await get('/', {'accept-encoding': 'br'})).headers['content-encoding']).toBe('br');
    expect((await get('/', {'accept-encoding': 'gzip'})).headers['content-encoding']).toBe('gzip');
  });

  test('sends the site-wide content security policy with every response', async () => {
    for (const target of ['/', '/nope', '/facts.json']) {
      expect((await get(target)).headers['content-security-policy']).toMatch(/^default-src 'self'/);
    }
  });

  test('does not serve files outside the build or its header file', async () => {
    for (const target of ['/../package.json', '/%2e%2e/package.json', '/_headers'])
      expect((await get(target)).status).toBe(404);
  });

  test('reports a port in use with a remedy', async () => {
    const blocker = createServer().listen(0);
    await new Promise((resolve) => blocker.once('listening', resolve));
    const {port} = blocker.address() as AddressInfo;
    const child = spawn('npx', ['tsx', 'scripts/preview.ts'], {
      cwd: ROOT,
      env: {...process.env, PORT: String(port)},
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    blocker.close();
    expect(output).toContain(
      `Port ${port} is taken. Choose another one: PORT=${port + 1} npx tsx scripts/preview.ts`,
    );
    expect(code).toBe(1);
  });
});
