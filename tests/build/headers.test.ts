/* The headers of the built site: which files browsers keep, and what Mozilla's Observatory says about a page. */
import {expect, test} from 'vitest';
import {headersOf} from '../../scripts/preview';
import {BUILD} from '../built-site';
import {matchingFiles} from '../files';
import {readBuilt} from './built-pages';
import {all, parsePage} from './page';
import {policyOf} from './resources';

const headers = headersOf(readBuilt('_headers'));

test('browsers keep exactly the files with a hash in their name, and ask for all others again', () => {
  const files = matchingFiles(BUILD, /^(?!_)/, BUILD);
  const kept = files.filter((file) => headers(`/${file}`)['Cache-Control']?.includes('immutable'));
  const hashed = files.filter((file) => /[.-](?:[\da-f]{8,10}|[\dA-Z]{8})\.\w+$/.test(file));
  expect(kept.length).toBeGreaterThan(100);
  expect(files.length - kept.length).toBeGreaterThan(50);
  expect(kept).toEqual(hashed);
});

/**
 * Score of a page by the rules of Mozilla's Observatory, for a site without cookies that redirects to HTTPS. Points above 100 count
 * only if at most 10 are lost: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
function observatoryScore(response: Readonly<Record<string, string>>, html: string): number {
  const page = parsePage(html);
  const policy = response['Content-Security-Policy'] ?? policyOf(page) ?? '';
  const age = Number(/max-age=(\d+)/.exec(response['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
  const safe =
    /script-src /.test(policy) &&
    !/(?:script|style)-src [^;]*(?:'unsafe-(?:inline|eval)'|data:)/.test(policy);
  const points = [
    /default-src 'none'/.test(policy) && safe ? 10 : safe ? 5 : -20,
    age >= 15_552_000 ? 0 : -20,
    response['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    /^(?:no-referrer|same-origin|strict-origin.*)$/.test(response['Referrer-Policy'] ?? '') ? 5 : 0,
    /frame-ancestors 'none'/.test(policy) ? 5 : -20,
    response['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
    all(page, 'script').some(({attribs}) => attribs.integrity) ? 5 : 0,
  ];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const withoutExtra = sum(points.filter((value) => value < 0));
  return withoutExtra < 90 ? withoutExtra : sum(points);
}

test.each([
  // Five points more would take `default-src 'none'`, under which Firefox refuses to prefetch.
  ['A+ with the headers', headers('/'), 130],
  // Without HSTS, `nosniff` and `frame-ancestors`, which only work in headers.
  ['C on a host that sends none', {}, 55],
])('Mozilla Observatory grades the home page %s', (_, response, score) => {
  expect(observatoryScore(response, readBuilt('index.html'))).toBe(score);
});
