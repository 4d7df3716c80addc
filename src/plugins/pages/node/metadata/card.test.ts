import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer, type MeasuredNode} from '@takumi-rs/wasm/node';
import {beforeAll, describe, expect, test} from 'vitest';
import {cardTree, type CardStyle} from './card';

const FONTS = path.join(__dirname, '../../../../../static/assets/fonts');
const style: CardStyle = {
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"/>',
  background: '#000',
  text: '#fff',
  mutedText: '#ccc',
  accent: '#00f',
  headingFont: 'Archivo',
  textFont: 'Nunito Sans',
};

/** A line of text as it is drawn, with the position of its sides in pixels. */
interface Line {
  readonly text: string;
  readonly right: number;
  readonly bottom: number;
}

/** Lines below a node, in order. The transform of a node is relative to the picture. */
function linesOf({transform: [, , , , left, top], runs, children}: MeasuredNode): readonly Line[] {
  const own = runs.map(({text, x, y, width, height}) => ({
    text,
    right: left + x + width,
    bottom: top + y + height,
  }));
  return [...own, ...children.flatMap(linesOf)];
}

describe('the picture of a page', () => {
  const renderer = new Renderer();
  const draw = async (title: string) => {
    const tree = cardTree({title, section: 'Developers / Tutorials', siteName: 'Docs'}, style);
    return linesOf(await renderer.measure(tree, {width: 1200, height: 630}));
  };

  beforeAll(async () => {
    for (const [name, file] of [
      ['Archivo', 'archivo.7f799991.woff2'],
      ['Nunito Sans', 'nunito-sans.2411c186.woff2'],
    ] as const)
      await renderer.registerFont({name, data: readFileSync(path.join(FONTS, file))});
  });

  test.each([
    'FAQ',
    'About Our Free Transactions',
    'Smart Contract Deployment Examples and What to Read After Them',
    'Tutorial: Using ethers.js and TypeScript to Read a Smart Contract, and Then to Write to It from a Wallet',
    'WWWWWWWWWWWWWWWWWWWWWWWW',
  ])('has the whole title inside its frame: %s', async (title) => {
    const [siteName, section, ...lines] = await draw(title);
    expect([siteName?.text, section?.text]).toEqual(['Docs', 'Developers / Tutorials']);
    expect(lines.map(({text}) => text).join('')).toBe(title);
    // A space at the end of a line may be outside.
    expect(lines.filter(({text, right}) => right > (text.endsWith(' ') ? 1160 : 1130))).toEqual([]);
    expect(lines.filter(({bottom}) => bottom > 560)).toEqual([]);
  });

  test('has five lines of a title that is too long for it', async () => {
    const [, , ...lines] = await draw('A title that does not end '.repeat(12));
    expect(lines).toHaveLength(5);
  });
});
