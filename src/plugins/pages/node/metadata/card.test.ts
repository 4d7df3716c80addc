import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer, type MeasuredNode} from '@takumi-rs/wasm/node';
import {expect, test} from 'vitest';
import {cardTree} from './card';

const FONT = path.join(__dirname, '../../../../../static/assets/fonts/archivo.7f799991.woff2');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"/>';
const style = {
  mark: SVG,
  figure: SVG,
  field: '#333',
  background: '#000',
  text: '#fff',
  mutedText: '#ccc',
  headingFont: 'Archivo',
  textFont: 'Archivo',
};

/** Lines of text as they are drawn below a node, with the position of their lower edge in pixels. */
function linesOf({transform, runs, children}: MeasuredNode): {text: string; bottom: number}[] {
  const own = runs.map(({text, y, height}) => ({text, bottom: transform[5] + y + height}));
  return [...own, ...children.flatMap(linesOf)];
}

test.each([
  ['FAQ', 'FAQ'],
  [
    'Tutorial: Using ethers.js and TypeScript to Read a Smart Contract, and Then to Write to It from a Wallet',
  ],
  ['A title that does not end '.repeat(12), /^(?:A title that does not end )+A?/],
])(
  'the picture of a page has all of its title that fits: %s',
  async (title, shown: string | RegExp = title) => {
    const renderer = new Renderer();
    await renderer.registerFont({name: 'Archivo', data: readFileSync(FONT)});
    const tree = cardTree({title, section: 'Developers', siteName: 'Docs'}, style);
    const all = linesOf(await renderer.measure(tree, {width: 1200, height: 630}));
    const [siteName, lines, section] = [all[0], all.slice(1, -1), all.at(-1)];
    expect([siteName?.text, section?.text]).toEqual(['Docs', 'Developers']);
    expect(lines.map(({text}) => text).join('')).toEqual(
      typeof shown === 'string' ? shown : (expect.stringMatching(shown) as unknown),
    );
    expect(Math.max(...lines.map(({bottom}) => bottom))).toBeLessThan(390);
  },
);
