// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {needsScripts, prefetchPage, reloadIfGone} from './page';

const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('a script that the server no longer has', () => {
  const at = (pathname: string) => vi.stubGlobal('location', {pathname, reload});

  test('makes the page load again once, and again when the next version is gone too', async () => {
    at('/a');
    fetched.mockResolvedValue(new Response(null, {status: 404}));
    for (const version of ['1', '1', '2']) await reloadIfGone('/main.js', version);
    expect(fetched).toHaveBeenCalledWith('/main.js', {method: 'HEAD', cache: 'reload'});
    expect(reload).toHaveBeenCalledTimes(2);
    at('/b');
    await reloadIfGone('/main.js', '2');
    expect(reload).toHaveBeenCalledTimes(3);
    expect(Object.keys(sessionStorage)).toEqual(['start.reloaded']);
  });

  test.each([
    ['the script is there', () => fetched.mockResolvedValue(new Response(null))],
    ['the reader is offline', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'the storage is blocked',
      () => {
        fetched.mockResolvedValue(new Response(null, {status: 404}));
        vi.stubGlobal('sessionStorage', undefined);
      },
    ],
  ])('leaves the page as it is if %s', async (_, arrange) => {
    at('/a');
    arrange();
    await reloadIfGone('/main.js', '1');
    expect(reload).not.toHaveBeenCalled();
  });
});

test.each([
  ['/page', false, ''],
  ['/page#there', false, ''],
  ['/page?q=gas', true, ''],
  ['/page#missing', true, ''],
  ['/page#there&method=eth_call', true, ''],
  ['/page', true, 'docusaurus.tab.library'],
  ['/page', true, 'reader.key'],
  ['/page', false, 'another'],
])('%s needs its scripts at once: %s, with "%s" stored', (address, needed, stored) => {
  document.body.innerHTML = '<h2 id="there">There</h2><b role="tab"></b><b data-fill></b>';
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  history.replaceState(null, '', address);
  if (stored) sessionStorage.setItem(stored, 'x');
  expect(needsScripts([{selector: '[data-fill]', key: 'reader'}])).toBe(needed);
  document.querySelectorAll('b').forEach((one) => one.remove());
  if (stored) expect(needsScripts([{selector: '[data-fill]', key: 'reader'}])).toBe(false);
  Reflect.deleteProperty(Element.prototype, 'getClientRects');
});

test.each([
  ['a reader', {effectiveType: '4g'}, ['/precompiles']],
  ['a reader who saves data', {saveData: true}, []],
  ['a reader on a slow network', {effectiveType: 'slow-2g'}, []],
])(
  'pages of the site, and no files, are requested ahead of a click once for %s',
  (_, connection, expected) => {
    history.replaceState(null, '', '/page');
    Object.defineProperty(navigator, 'connection', {configurable: true, value: connection});
    document.body.innerHTML = [
      '#part',
      '/page',
      'https://example.com/page',
      '/facts.json',
      '/precompiles',
      '/precompiles',
    ]
      .map((href) => `<a href="${href}"><b>Link</b></a>`)
      .join('');
    document.querySelectorAll('b').forEach(prefetchPage);
    const hints = Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'),
      ({href}) => href,
    );
    expect(hints.map((href) => new URL(href).pathname)).toEqual(expected);
    document.head.replaceChildren();
    Reflect.deleteProperty(navigator, 'connection');
  },
);
