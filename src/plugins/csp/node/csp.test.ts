import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {enforcePolicy} from './csp';
import {buildPolicy, withMetaPolicy, type Reviewed} from './policy';
import {scanInline} from './scan';

const REVIEWED: readonly Reviewed[] = [{name: 'init', kind: 'script', text: 'init()'}];

function newFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'csp-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  return dir;
}

function site(body: string): string {
  const dir = newFolder();
  writeFileSync(
    path.join(dir, 'index.html'),
    `<!doctype html><html><head><meta charset=UTF-8></head><body><script>init()</script>${body}</body></html>`,
  );
  return dir;
}

const enforce = (dir: string) => enforcePolicy(dir, {reviewed: () => Promise.resolve(REVIEWED)});

describe('content security policy', () => {
  test('a site with reviewed scripts only gets one policy without unsafe-inline or unsafe-eval', async () => {
    const dir = site('<script type="application/ld+json">{}</script><script src="/main.js"></script>');
    await enforce(dir);
    const headers = readFileSync(path.join(dir, '_headers'), 'utf8');
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self';/);
    for (const kind of ['frame', 'media', 'object']) expect(headers).toContain(`; ${kind}-src 'none';`);
    expect(headers).toContain("script-src 'self' 'sha256-");
    expect(headers).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  test.each([
    ['script', '<script>steal()</script>', /index\.html: script "steal\(\)"/],
    ['style', '<style>a{color:red}</style>', /index\.html: style "a\{color:red\}"/],
    ['style attribute', '<p style="color: red">', /index\.html: style-attribute "color: red"/],
    ['event handler', '<p onclick="steal()">', /index\.html: event-handler "onclick=steal\(\)"/],
  ])(
    'an unreviewed inline %s stops the build, naming page and first characters',
    async (_kind, body, message) => {
      await expect(enforce(site(body))).rejects.toThrow(message);
    },
  );

  test('a reviewed item that no page has stops the build', async () => {
    const stale: Reviewed = {name: 'old banner', kind: 'style', text: 'x'};
    await expect(
      enforcePolicy(site(''), {reviewed: () => Promise.resolve([...REVIEWED, stale])}),
    ).rejects.toThrow('old banner');
  });

  test('each page carries the policy of the header, except for the directive that works in headers only', async () => {
    const dir = site('<script src="/main.js"></script>');
    await enforce(dir);
    const header = buildPolicy(REVIEWED);
    const html = readFileSync(path.join(dir, 'index.html'), 'utf8');
    const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    expect(header.replace("frame-ancestors 'none'; ", '')).toBe(content);
    expect(header).not.toBe(content);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:script|style|link)/));
  });

  test.each([
    [
      'has a policy of its own',
      '<head><meta charset=UTF-8><meta http-equiv=content-security-policy content=x>',
    ],
    ['does not begin its head with the charset', '<head><script src=/a.js></script><meta charset=UTF-8>'],
  ])('a page that %s stops the build', (_, html) => {
    expect(() => withMetaPolicy(html, "default-src 'none'")).toThrow(/^csp: the (?:page|head) /);
  });

  test('a folder without pages stops the build', async () => {
    await expect(enforce(newFolder())).rejects.toThrow('no page');
  });

  test('attribute values are decoded before they are hashed, as in browsers', () => {
    expect(scanInline('<p style="font-family: &quot;A&quot;">')).toEqual([
      {kind: 'style-attribute', text: 'font-family: "A"'},
    ]);
  });

  test('other origins are listed one by one', () => {
    expect(buildPolicy(REVIEWED, ['https://search.example'])).toContain(
      "connect-src 'self' https://search.example",
    );
  });
});
