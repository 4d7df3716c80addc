import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {Node, Renderer} from '@takumi-rs/wasm';
import {PICTURE_SIZE} from './head-tags';

/** A font of the pictures: the name of its family, and its file (woff2, woff, ttf or otf). */
export interface Font {
  readonly name: string;
  readonly file: string;
}

/** Draws trees as PNG files. */
export interface PictureRenderer {
  /** identifies everything besides the tree that a picture depends on: fonts and renderer */
  readonly version: string;
  readonly draw: (tree: Node) => Promise<Uint8Array>;
}

async function loadRenderer(
  fonts: readonly {readonly name: string; readonly data: Buffer}[],
): Promise<Renderer> {
  // Loaded here, because a build whose pictures are all in the cache does not need it.
  const {Renderer} = await import('@takumi-rs/wasm/node');
  const renderer = new Renderer();
  for (const font of fonts) await renderer.registerFont(font);
  return renderer;
}

/**
 * Prepares drawing. The renderer is a WebAssembly module, the same on every platform, and starts with the first picture.
 * @param fonts every font that trees name
 */
export async function createPictureRenderer(fonts: readonly Font[]): Promise<PictureRenderer> {
  const loaded = await Promise.all(fonts.map(async ({name, file}) => ({name, data: await readFile(file)})));
  const hash = createHash('sha256');
  hash.update(await readFile(require.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm')));
  for (const {name, data} of loaded) hash.update(name).update(data);
  let renderer: Promise<Renderer> | undefined;
  return {
    version: hash.digest('hex'),
    async draw(tree) {
      renderer ??= loadRenderer(loaded);
      return (await renderer).render(tree, {...PICTURE_SIZE, format: 'png'});
    },
  };
}
