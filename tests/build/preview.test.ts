import {spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createPreviewServer} from '@site/scripts/preview';

const ROOT = path.join(__dirname, '../..');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('npm run preview', () => {
  let server: Server;
  const get = (target: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
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

  beforeAll(async () => {
    server = createPreviewServer(path.join(ROOT, 'build')).listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => void server.close());

  test('serves clean URLs', async () => {
    const {status, body, headers} = await get('/users/transactions');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch('text/html');
    expect(body).toContain('About Our Free Transactions');
  });

  test('normalises .html and /index.html by a redirect', async () => {
    for (const target of [
      '/users/transactions.html',
      '/users/transactions/index.html',
      '/users/transactions/',
    ]) {
      const {status, headers} = await get(target);
      expect([status, headers.location]).toEqual([308, '/users/transactions']);
    }
  });

  test('answers an unknown path with status 404 and the not-found page', async () => {
    const {status, body} = await get('/nope');
    expect(status).toBe(404);
    expect(body).toContain('Page Not Found');
  });

  test('compresses text', async () => {
    expect((await get('/', {'accept-encoding': 'br'})).headers['content-encoding']).toBe('br');
    expect((await get('/', {'accept-encoding': 'gzip'})).headers['content-encoding']).toBe('gzip');
  });

  test('sends the site-wide content security policy with every answer', async () => {
    for (const target of ['/', '/nope', '/facts.json']) {
      expect((await get(target)).headers['content-security-policy']).toMatch(/^default-src 'none'/);
    }
  });

  test('does not serve files outside the build or its header file', async () => {
    for (const target of ['/../package.json', '/%2e%2e/package.json', '/_headers'])
      expect((await get(target)).status).toBe(404);
  });

  test('a port that is taken gets a message with the remedy', async () => {
    const blocker = createServer().listen(0);
    await new Promise((resolve) => blocker.once('listening', resolve));
    const {port} = blocker.address() as AddressInfo;
    const child = spawn('npx', ['tsx', 'scripts/preview.ts'], {
      cwd: ROOT,
      env: {...process.env, PORT: String(port)},
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    blocker.close();
    expect(output).toContain(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm run preview`);
    expect(code).toBe(1);
  });
});
