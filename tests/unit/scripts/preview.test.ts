import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {describe, expect, onTestFinished, test} from 'vitest';
import {createPreviewServer} from '../../../scripts/preview';

/** Serves a small site, built for a base URL, until the test ends. */
async function serve(base: string): Promise<Server> {
  const dir = mkdtempSync(path.join(tmpdir(), 'preview-'));
  for (const folder of ['old', 'assets']) mkdirSync(path.join(dir, folder));
  for (const [name, content] of Object.entries({
    'site.webmanifest': JSON.stringify({start_url: base}),
    _headers: `/*\n  Content-Security-Policy: default-src 'self'; img-src data:\n  X-Policy: same\n
${base}assets/*\n  ! X-Policy\n  X-Policy: cross\n  Cache-Control: immutable\n`,
    'assets/a.js': '1',
    'index.html': 'home',
    'users.html': 'users',
    'old/index.html': 'moved',
    '404.html': 'not found',
    'facts.json': '{}',
  }))
    writeFileSync(path.join(dir, name), content);
  const server = createPreviewServer(dir).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    rmSync(dir, {recursive: true});
  });
  await once(server, 'listening');
  return server;
}

async function ask(server: Server, target: string) {
  const {port} = server.address() as AddressInfo;
  const sent = request({port, path: target}).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {status: response.statusCode, headers: response.headers, body: await text(response)};
}

describe('the preview', () => {
  test.each([
    ['/', '/', 200, 'home'],
    ['/', '/old', 200, 'moved'],
    ['/', '/facts.json', 200, '{}'],
    ['/', '/index.html', 308, '/'],
    ['/', '/users/', 308, '/users'],
    ['/', '/users/index.html', 308, '/users'],
    ['/', '//evil.example/x', 308, '/evil.example/x'],
    ['/', '/nope', 404, 'not found'],
    ['/', '/_headers', 404, 'not found'],
    ['/', '/../package.json', 404, 'not found'],
    ['/', '/%2e%2e/package.json', 404, 'not found'],
    ['/docs-test/', '/docs-test/', 200, 'home'],
    ['/docs-test/', '/docs-test/users.html', 308, '/docs-test/users'],
    ['/docs-test/', '/docs-test?a=1', 308, '/docs-test/?a=1'],
    ['/docs-test/', '/', 307, '/docs-test/'],
    ['/docs-test/', '/docs-tests/', 404, 'not found'],
  ])('of a site below %s responds to %s with %i, %s', async (base, target, status, result) => {
    const answer = await ask(await serve(base), target);
    expect([answer.status, answer.headers.location ?? answer.body]).toEqual([status, result]);
  });

  test('sends the headers of the site', async () => {
    const server = await serve('/');
    for (const target of ['/', '/nope', '/facts.json'])
      expect((await ask(server, target)).headers['content-security-policy']).toBe(
        "default-src 'self'; img-src data:",
      );
    for (const [target, cache, policy] of [
      ['/facts.json', 'public, max-age=0, must-revalidate', 'same'],
      ['/assets/a.js', 'immutable', 'cross'],
      ['/assets/gone.js', 'no-store', 'cross'],
    ] as const)
      expect((await ask(server, target)).headers, target).toMatchObject({
        'cache-control': cache,
        'x-policy': policy,
      });
  });
});
