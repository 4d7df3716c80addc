/*
 * One stylesheet for all pages, without what nothing uses. A stylesheet whose name ends in `.lazy.css` or
 * `.lazy.module.css`, and those of DocSearch, are not in it: they come with the code that imports them.
 */
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import {inlineConstants} from './constant-variables';
import {loadersOf, nameFontFiles, type Rule} from './font-files';
import {dropUnusedRules} from './unused-rules';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = Bundler['Compiler']['prototype'];
type Compilation = Bundler['Compilation']['prototype'];

/** Replaces the framework's chunk group of all styles: without lazy stylesheets. */
const EAGER_STYLES = {
  name: 'styles',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 50,
  test: /^(?!.*(?:\.lazy(?:\.module)?\.css$|[\\/]@docsearch[\\/]css[\\/]))/,
} as const;

/**
 * Packages other than the framework and the search box. The framework's styles are not for their elements, so their words do
 * not count as uses.
 */
const OTHER_PACKAGES = /[\\/]node_modules[\\/](?!@?docusaurus|@docsearch)/;

interface ClassNames {
  hashStrategy?: string;
}

/**
 * Makes the hash in class names one per file instead of one per class. The hash of each class took a tenth of the compressed
 * stylesheet.
 * @throws Error when the framework's rule for CSS modules is not where it was
 */
function shortenClassNames(rules: readonly Rule[]): void {
  const modules = loadersOf<{readonly modules?: ClassNames} | undefined>(rules).flatMap(
    ({options}) => options?.modules ?? [],
  );
  if (modules.length !== 1)
    throw new Error(
      `stylesheets: expected one loader with options for CSS modules, found ${modules.length}; see src/plugins/bundler/node/stylesheets.ts.`,
    );
  for (const names of modules) names.hashStrategy = 'minimal-subset';
}

/** Each word of the code once. */
function wordsOf(compilation: Compilation): string {
  const words = Array.from(compilation.modules)
    .filter((module) => !OTHER_PACKAGES.test(module.nameForCondition() ?? ''))
    .flatMap((module) => String(module.originalSource()?.source() ?? '').match(/[\w-]+/g) ?? []);
  return Array.from(new Set(words)).join('\n');
}

function textOf(compilation: Compilation, file: string): string {
  return String(compilation.assets[file]?.source());
}

/** Custom properties that code names: in `var()` it reads them, elsewhere it may set them. */
export function propertiesIn(code: string): {readonly reads: Set<string>; readonly sets: Set<string>} {
  const [reads, sets] = [new Set<string>(), new Set<string>()];
  for (const [, isRead, name = ''] of code.matchAll(/(var\(\s*)?(--[a-z][\w-]*)/g))
    (isRead ? reads : sets).add(name);
  return {reads, sets};
}

/** Options of the plugin. */
export interface StylesheetsOptions {
  /** Class names and ids of theme features that this site does not use; their rules are removed. */
  readonly unusedNames: readonly RegExp[];
  /**
   * Class names whose rules are removed although pages use them. The key is the class with which our own stylesheet styles
   * the same elements.
   */
  readonly replacedNames: Readonly<Record<string, RegExp>>;
  /** Custom properties that files read which the bundler does not see. */
  readonly propertiesReadElsewhere: RegExp;
}

async function optimize(
  compilation: Compilation,
  {RawSource}: Bundler['sources'],
  {unusedNames, replacedNames, propertiesReadElsewhere}: StylesheetsOptions,
): Promise<void> {
  const files = Object.keys(compilation.assets);
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({file, root: postcss.parse(textOf(compilation, file))}));
  const code = wordsOf(compilation);
  const dropped = [...unusedNames, ...Object.values(replacedNames)];
  for (const {root} of sheets) await dropUnusedRules(root, code, dropped);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => textOf(compilation, file));
  const {reads, sets} = propertiesIn(scripts.join('\n'));
  inlineConstants(
    sheets.map(({root}) => root),
    {reads: (name) => propertiesReadElsewhere.test(name) || reads.has(name), sets: (name) => sets.has(name)},
  );
  for (const {file, root} of sheets) compilation.updateAsset(file, new RawSource(root.toString()));
}

/** Makes the Docusaurus plugin; see the top of the file. */
export function stylesheets(options: StylesheetsOptions): Plugin {
  return {
    name: 'stylesheets',
    configureWebpack(config, isServer, {currentBundler}) {
      const rules = (config.module?.rules ?? []) as readonly Rule[];
      shortenClassNames(rules);
      nameFontFiles(rules);
      if (isServer) return {};
      const {Compilation, sources} = currentBundler.instance;
      const apply = (compiler: Compiler): void => {
        compiler.hooks.thisCompilation.tap('stylesheets', (compilation) => {
          const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
          compilation.hooks.processAssets.tapPromise({name: 'stylesheets', stage}, () =>
            optimize(compilation, sources, options),
          );
        });
      };
      return {
        optimization: {splitChunks: {cacheGroups: {styles: EAGER_STYLES}}},
        plugins: config.mode === 'production' ? [{apply}] : [],
      };
    },
  };
}
