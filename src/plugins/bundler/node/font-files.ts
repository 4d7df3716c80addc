/* Fonts as files of their own, with names that are known before the build, so that pages can preload them. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'assets/fonts';
const LENGTH = 8;

/** A rule of the bundler's configuration, as far as it is read here. */
export interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/** A loader of such a rule. */
export interface Loader<Options> {
  readonly loader: string;
  readonly options: Options;
}

/** All loaders of rules that have options. */
export function loadersOf<Options>(rules: readonly Rule[]): Loader<Options>[] {
  return rules
    .flatMap(({use}): unknown => use ?? [])
    .filter((use): use is Loader<Options> => typeof use === 'object' && use !== null && 'options' in use);
}

/**
 * The path that a font gets in the built site.
 * @param file the font in the repository
 * @returns path relative to the base URL
 */
export function fontPath(file: string): string {
  const {name, ext} = path.parse(file);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, LENGTH);
  return `${FOLDER}/${name}.${hash}${ext}`;
}

/**
 * Names the fonts as `fontPath` does, and keeps small ones out of the stylesheet, which would hold back the first paint.
 * @throws Error when the framework's rule for fonts is not where it was
 */
export function nameFontFiles(rules: readonly Rule[]): void {
  const fonts = rules.filter(({test}) => test instanceof RegExp && test.test('font.woff2'));
  const loaders = loadersOf<{name?: string; limit?: number}>(fonts);
  if (loaders.length !== 1)
    throw new Error(
      `stylesheets: expected one loader with options for .woff2 files, found ${loaders.length}; see src/plugins/bundler/node/font-files.ts.`,
    );
  for (const {options} of loaders) {
    options.limit = 0;
    options.name = `${FOLDER}/[name].[sha256:contenthash:hex:${LENGTH}].[ext]`;
  }
}
