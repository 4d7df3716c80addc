import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Node, Renderer} from '@takumi-rs/wasm';
import {PICTURE_SIZE} from './card';

/** A font of the pictures: the name of its family, and its file (woff2, woff, ttf or otf). */
export interface Font {
  readonly name: string;
  readonly file: string;
}

/**
 * Prepares drawing. The renderer is a WebAssembly module, the same on every platform, and starts with the first picture that
 * is not in the cache.
 * @param fonts every font that trees name
 * @param cache folder of pictures that earlier builds drew, made on demand
 * @returns a function that draws a tree as a PNG file, with ten hexadecimal digits that identify its content
 */
export async function pictureDrawer(fonts: readonly Font[], cache: string) {
  const loaded = await Promise.all(fonts.map(async ({name, file}) => ({name, data: await readFile(file)})));
  const sources = [
    await readFile(require.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm')),
    ...loaded.map(({data}) => data),
  ];
  let renderer: Promise<Renderer> | undefined;

  async function startRenderer(): Promise<Renderer> {
    const {Renderer} = await import('@takumi-rs/wasm/node');
    const started = new Renderer();
    for (const font of loaded) await started.registerFont(font);
    return started;
  }

  return async (tree: Node): Promise<{readonly hash: string; readonly png: Uint8Array}> => {
    const key = createHash('sha256').update(JSON.stringify(tree));
    for (const source of sources) key.update(source);
    const hash = key.digest('hex').slice(0, 10);
    const file = path.join(cache, `${hash}.png`);
    if (existsSync(file)) return {hash, png: await readFile(file)};
    renderer ??= startRenderer();
    const png = await (await renderer).render(tree, {...PICTURE_SIZE, format: 'png'});
    await mkdir(cache, {recursive: true});
    // Renamed when complete: another build may read the cache at the same time.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, png);
    await rename(part, file);
    return {hash, png};
  };
}
