// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isOutdated} from './outdated';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.replaceChildren();
});

test.each([
  ['is gone', true, () => fetched.mockResolvedValue(new Response(null, {status: 404}))],
  ['is there', false, () => fetched.mockResolvedValue(new Response(null))],
  ['cannot be had: 503', false, () => fetched.mockResolvedValue(new Response(null, {status: 503}))],
  ['cannot be had: offline', false, () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])('the script that names the others %s: the page is outdated is %s', async (_, outdated, arrange) => {
  arrange();
  for (const name of ['main.1', 'runtime~main.2'])
    document.head.append(
      Object.assign(document.createElement('script'), {type: 'none', src: `/assets/js/${name}.js`}),
    );
  expect(await isOutdated()).toBe(outdated);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/assets\/js\/runtime~main\.2\.js$/),
    {
      method: 'HEAD',
      cache: 'reload',
    },
  );
});
