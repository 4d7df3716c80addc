import {expect, test} from 'vitest';
import {parsePage} from '../../pages';
import {buildPolicy, checkInline, type Reviewed} from './policy';

const INIT: Reviewed = {name: 'init', kind: 'script', text: 'init()'};

function check(body: string, reviewed: readonly Reviewed[] = [INIT]): void {
  const html = `<!doctype html><html><head></head><body><script>init()</script>${body}</body></html>`;
  checkInline([parsePage('index.html', html)], reviewed);
}

test('the policy has a hash for each reviewed script, the origins of the options, and nothing unsafe', () => {
  const policy = buildPolicy([INIT], {
    connect: ['https://search.example'],
    scriptOrigins: ['https://count.example'],
  });
  expect(policy).toMatch(/^default-src 'self';/);
  for (const kind of ['frame', 'media', 'object']) expect(policy).toContain(`; ${kind}-src 'none';`);
  expect(policy).toContain("script-src 'self' https://count.example 'sha256-");
  expect(policy).toMatch(/connect-src 'self' https:\/\/search\.example$/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
});

test('scripts that do not run, and those in files, need no review', () => {
  expect(() =>
    check('<script type="application/ld+json">{}</script><script src="/main.js"></script>'),
  ).not.toThrow();
});

test.each([
  ['script', '<script>steal()</script>', 'script "steal()"'],
  ['script with a space before its text', '<script> init()</script>', 'script "init()"'],
  ['script in a template', '<template><script>steal()</script></template>', 'script "steal()"'],
  ['style', '<style>a{color:red}</style>', 'style "a{color:red}"'],
  ['style attribute', '<p style="font: &quot;A&quot;">', 'style-attribute "font: "A""'],
  ['event handler', '<svg ONLOAD="steal()">', 'event-handler "onload=steal()"'],
])('an unreviewed %s stops the build, naming page and first characters', (_, body, message) => {
  expect(() => check(body)).toThrow(`index.html: ${message}`);
});

test('a style attribute is recognized by its decoded value, as in browsers', () => {
  const attribute: Reviewed = {name: 'font', kind: 'style-attribute', text: 'font: "A"'};
  expect(() => check('<p style="font: &quot;A&quot;">', [INIT, attribute])).not.toThrow();
  expect(buildPolicy([attribute], {connect: []})).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[^']+';/);
});

test('a reviewed item that no page has stops the build, unless scripts insert it', () => {
  const stale: Reviewed = {name: 'old banner', kind: 'style', text: 'x'};
  expect(() => check('', [INIT, stale])).toThrow('old banner');
  expect(() => check('', [INIT, {...stale, runtime: true}])).not.toThrow();
});
