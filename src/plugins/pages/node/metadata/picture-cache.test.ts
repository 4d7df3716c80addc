import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {cachedPicture} from './picture-cache';

/** A renderer that records what it draws. */
function rendererOf(version: string) {
  const drawn: string[] = [];
  const draw = (tree: {readonly text?: string}) => {
    drawn.push(tree.text ?? '');
    return Promise.resolve(new TextEncoder().encode(`${version}: ${tree.text}`));
  };
  return {drawn, renderer: {version, draw: draw as never}};
}

const tree = (text: string) => ({type: 'text', text}) as const;

test('the same picture is drawn once, also by a later build; a changed title or font is a new picture', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(parent, {recursive: true}));
  const folder = path.join(parent, 'cache');
  const first = rendererOf('1');
  const limits = await cachedPicture(tree('Limits'), first.renderer, folder);
  expect(await cachedPicture(tree('Limits'), first.renderer, folder)).toMatchObject({hash: limits.hash});
  const later = rendererOf('1');
  const again = await cachedPicture(tree('Limits'), later.renderer, folder);
  expect(Buffer.from(again.png).toString()).toBe('1: Limits');
  expect([first.drawn, later.drawn]).toEqual([['Limits'], []]);

  const changed = await cachedPicture(tree('Rate limits'), later.renderer, folder);
  expect(later.drawn).toEqual(['Rate limits']);
  const font = rendererOf('2');
  const other = await cachedPicture(tree('Limits'), font.renderer, folder);
  expect(font.drawn).toEqual(['Limits']);
  expect(new Set([limits.hash, changed.hash, other.hash]).size).toBe(3);
  expect(readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.png$/.test(name))).toHaveLength(3);
  expect(readdirSync(folder)).toHaveLength(3);
});
