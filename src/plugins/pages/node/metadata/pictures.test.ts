import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {pictureDrawer} from './pictures';

const tree = (text: string) => ({type: 'text', text, style: {fontFamily: 'Archivo'}}) as const;

test('a later build takes the same picture from the cache; a changed title or font is a new picture', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(parent, {recursive: true}));
  const cache = path.join(parent, 'cache');
  const file = path.join(__dirname, '../../../../../static/assets/fonts/archivo.7f799991.woff2');
  const first = await pictureDrawer([{name: 'Archivo', file}], cache);
  const limits = await first(tree('Limits'));
  const [name = ''] = readdirSync(cache);
  expect(name.startsWith(limits.hash)).toBe(true);
  writeFileSync(path.join(cache, name), 'drawn before');
  const later = await pictureDrawer([{name: 'Archivo', file}], cache);
  expect((await later(tree('Limits'))).png.toString()).toBe('drawn before');
  const renamed = await later(tree('Rate limits'));
  const otherFont = await (await pictureDrawer([{name: 'Other', file}], cache))(tree('Limits'));
  expect(new Set([limits.hash, renamed.hash, otherFont.hash]).size).toBe(3);
});
