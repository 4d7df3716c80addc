// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

interface Client {
  readonly default: {readonly prefetch: (path: string) => false | Promise<unknown>};
}

describe('chunks of a page are prefetched', () => {
  const chunks = vi.fn<(name: string) => string | undefined>();

  beforeEach(() => {
    vi.resetModules();
    chunks.mockReset();
    // The bundler's function that returns the URL of a chunk.
    vi.stubGlobal('__webpack_require__', {gca: chunks});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function prefetch(connection: object | undefined): Promise<false | Promise<unknown>> {
    vi.stubGlobal('navigator', {connection});
    const client = (await import('@docusaurus/core/lib/client/docusaurus')) as Client;
    return client.default.prefetch('/users/transactions');
  }

  test.each([
    ['on 2g', {effectiveType: '2g', saveData: false}],
    ['on slow 2g', {effectiveType: 'slow-2g', saveData: false}],
    ['with data saver on', {effectiveType: '4g', saveData: true}],
  ])('not %s', async (_, connection) => {
    expect(await prefetch(connection)).toBe(false);
    expect(chunks).not.toHaveBeenCalled();
  });

  test.each([
    ['on a fast connection', {effectiveType: '4g', saveData: false}],
    ['where the browser does not tell', undefined],
  ])('%s', async (_, connection) => {
    await prefetch(connection);
    expect(chunks).toHaveBeenCalled();
  });
});
