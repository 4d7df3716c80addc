import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Node} from '@takumi-rs/wasm';
import type {PictureRenderer} from './draw';

/** Name of the picture of a tree in the cache: a hash of everything that it depends on. */
export function pictureKey(tree: Node, {version}: Pick<PictureRenderer, 'version'>): string {
  return createHash('sha256').update(version).update(JSON.stringify(tree)).digest('hex');
}

/**
 * The picture of a tree: from the cache if the same tree was drawn before, with the same fonts and renderer.
 * @param folder folder of the cache, made on demand
 * @returns the picture, and ten hexadecimal digits that identify its content
 */
export async function cachedPicture(tree: Node, renderer: PictureRenderer, folder: string) {
  const key = pictureKey(tree, renderer);
  const hash = key.slice(0, 10);
  const file = path.join(folder, `${key}.png`);
  if (existsSync(file)) return {hash, png: await readFile(file)};
  const png = await renderer.draw(tree);
  await mkdir(folder, {recursive: true});
  // Renamed when complete: another build may read the cache at the same time.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, png);
  await rename(part, file);
  return {hash, png};
}
