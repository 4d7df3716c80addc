import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {parsePage} from '../../pages';
import {buildPolicy, enforcePolicy, type Reviewed} from './policy';

const INIT: Reviewed = {name: 'init', kind: 'script', text: 'init()'};

/** A page with the policy, and the file of headers. */
async function enforce(body: string, reviewed: readonly Reviewed[] = [INIT], head = '<meta charset=UTF-8>') {
  const dir = mkdtempSync(path.join(tmpdir(), 'csp-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const html = `<!doctype html><html><head>${head}</head><body><script>init()</script>${body}</body></html>`;
  const page = parsePage('index.html', html);
  await enforcePolicy([page], dir, reviewed, ['https://search.example']);
  return {html: page.html, headers: readFileSync(path.join(dir, '_headers'), 'utf8')};
}

test('a site with reviewed scripts only gets one policy without unsafe-inline or unsafe-eval', async () => {
  const {html, headers} = await enforce(
    '<script type="application/ld+json">{}</script><script src="/main.js"></script>',
  );
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self';/);
  for (const kind of ['frame', 'media', 'object']) expect(headers).toContain(`; ${kind}-src 'none';`);
  expect(headers).toContain("script-src 'self' 'sha256-");
  expect(headers).toContain("connect-src 'self' https://search.example\n");
  expect(headers).not.toMatch(/unsafe-inline|unsafe-eval/);
  // The page carries it too, before everything that it governs, without the directive that works in headers only.
  const content =
    /<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  const header = buildPolicy([INIT], ['https://search.example']);
  expect(headers).toContain(header);
  expect(content).toBe(header.replace("frame-ancestors 'none'; ", ''));
  expect(content).not.toBe(header);
});

test.each([
  ['script', '<script>steal()</script>', 'script "steal()"'],
  ['script with a space before its text', '<script> init()</script>', 'script "init()"'],
  ['script in a template', '<template><script>steal()</script></template>', 'script "steal()"'],
  ['style', '<style>a{color:red}</style>', 'style "a{color:red}"'],
  ['style attribute', '<p style="font: &quot;A&quot;">', 'style-attribute "font: "A""'],
  ['event handler', '<svg ONLOAD="steal()">', 'event-handler "onload=steal()"'],
])('an unreviewed %s stops the build, naming page and first characters', async (_, body, message) => {
  await expect(enforce(body)).rejects.toThrow(`index.html: ${message}`);
});

test('a style attribute is recognized by its decoded value, as in browsers', async () => {
  const attribute: Reviewed = {name: 'font', kind: 'style-attribute', text: 'font: "A"'};
  const {html} = await enforce('<p style="font: &quot;A&quot;">', [INIT, attribute]);
  expect(html).toContain(buildPolicy([attribute], []).match(/'unsafe-hashes' '[^']+'/)?.[0]);
});

test('a reviewed item that no page has stops the build, unless scripts insert it', async () => {
  const stale: Reviewed = {name: 'old banner', kind: 'style', text: 'x'};
  await expect(enforce('', [INIT, stale])).rejects.toThrow('old banner');
  await enforce('', [INIT, {...stale, runtime: true}]);
});

test('a page that does not begin its head with the charset stops the build', async () => {
  await expect(enforce('', [INIT], '<script src=/a.js></script>')).rejects.toThrow('the head of index.html');
});
