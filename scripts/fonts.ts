/*
 * npx tsx scripts/fonts.ts
 * Writes both font families to static/assets/fonts, subset to the characters that English documentation needs, and their licenses
 * to src/css/fonts.
 * Run it again after an upgrade of the @fontsource packages, replace the former files, and put the new names into
 * src/css/fonts.css and src/config/head.ts. Browsers keep a file of that folder for a year, so its name has a hash.
 */
import {createHash} from 'node:crypto';
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const OUT = path.join(__dirname, '../static/assets/fonts');
const LICENSES = path.join(__dirname, '../src/css/fonts');

const ASCII = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');
/** Characters of the fonts; all others appear in the fallback font. */
const CHARACTERS = `${ASCII}\u00a0©·×–—‘’“”…→−`;

const FONTS: readonly {
  readonly name: string;
  /** One weight, or the ends of a range. */
  readonly weights: number | {readonly min: number; readonly max: number};
  readonly features: string[];
  readonly characters: string;
}[] = [
  // Headings have one weight, and no signs of code.
  {
    name: 'archivo',
    weights: 650,
    features: ['kern'],
    characters: CHARACTERS.replace(/[$<>\\^`{|}~©·×−]/g, ''),
  },
  // Digits have one width without a feature. Kerning is hardly seen at the size of text, and is a sixth of the file.
  {name: 'nunito-sans', weights: {min: 400, max: 700}, features: [], characters: CHARACTERS},
];

async function main(): Promise<void> {
  for (const folder of [OUT, LICENSES]) mkdirSync(folder, {recursive: true});
  for (const {name, weights, features, characters} of FONTS) {
    const folder = path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const source = readFileSync(path.join(folder, `files/${name}-latin-wght-normal.woff2`));
    const font = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: {wght: weights},
      keepFeatures: features,
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    writeFileSync(path.join(OUT, `${name}.${hash}.woff2`), font);
    copyFileSync(path.join(folder, 'LICENSE'), path.join(LICENSES, `${name}-LICENSE.txt`));
    console.log(`${name}.${hash}.woff2 ${source.length} -> ${font.length} bytes`);
  }
}

void main();
