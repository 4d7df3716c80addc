import {afterEach, expect, test, vi} from 'vitest';
import {copyFile} from './copy-file';

afterEach(() => vi.unstubAllGlobals());

test('a browser without ClipboardItem copies the text of the file', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# Title')));
  await copyFile('/page.md');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('# Title');
});

test('a file that cannot be loaded is an error, also in a browser without ClipboardItem', async () => {
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.resolve()}});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 503})));
  await expect(copyFile('/page.md')).rejects.toThrow('/page.md: status 503');
});
