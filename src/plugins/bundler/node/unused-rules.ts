import type {Plugin} from '@docusaurus/types';
import postcss, {type AtRule, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

type Settings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** A plugin of the bundler, as a function of its compiler. */
export type BundlerPlugin = Extract<NonNullable<Settings['plugins']>[number], (...args: never) => void>;

const WORDS = /[\w-]+/g;
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g;
/** A selector of the root element alone. */
const ROOT_ELEMENT = /^(?::root|html)(?:\[[^\]]*\])*$/;

/** The framework's part of a stylesheet: its cascade layers. */
const layersOf = (sheet: Root): AtRule[] =>
  sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'layer' && node.nodes) as AtRule[];

/** Removes the values of the framework that a `:root` rule of the site replaces: layers have the lower priority. */
function removeReplaced(sheet: Root): void {
  const own = new Set<string>();
  sheet.each((rule) => {
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.walkDecls(/^--/, ({prop}) => void own.add(prop));
  });
  for (const layer of layersOf(sheet))
    layer.each((rule) => {
      if (rule.type !== 'rule' || !rule.selectors.every((selector) => ROOT_ELEMENT.test(selector))) return;
      rule.walkDecls((declaration) => void (own.has(declaration.prop) && declaration.remove()));
    });
}

/** Removes the custom properties of the framework that nothing reads, then those that only these have read. */
function removeUnread(sheets: readonly Root[], scripts: readonly string[]): void {
  const texts = [...scripts, ...sheets.map(String)];
  const read = new Set(texts.flatMap((text) => Array.from(text.matchAll(READ_PROPERTY), ([, name]) => name)));
  let removed = 0;
  for (const layer of sheets.flatMap(layersOf))
    layer.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
  if (removed > 0) removeUnread(sheets, scripts);
}

/**
 * Removes from stylesheets what the framework brings and nothing uses: rules whose names occur in no script, as every page has
 * its elements in one, and custom properties that nothing reads or that the site sets itself. The framework's rules are those
 * in cascade layers (`future.v4`); all others stay.
 * @param sheets text of all stylesheets
 * @param scripts text of all scripts
 * @returns the stylesheets, in the same order
 */
export async function withoutUnused(
  sheets: readonly string[],
  scripts: readonly string[],
): Promise<readonly string[]> {
  const words = Array.from(new Set(scripts.flatMap((text) => text.match(WORDS) ?? [])));
  const roots = sheets.map((text) => postcss.parse(text));
  for (const layer of roots.flatMap(layersOf)) {
    const [purged] = await new PurgeCSS().purge({
      content: [{raw: '', extension: 'js'}],
      defaultExtractor: () => words,
      css: [{raw: layer.toString()}],
      // Set through `dataset`, which names them differently.
      dynamicAttributes: ['data-theme', 'data-announcement-bar-initially-dismissed'],
    });
    layer.replaceWith(postcss.parse(purged?.css ?? ''));
  }
  roots.forEach(removeReplaced);
  removeUnread(roots, scripts);
  return roots.map(String);
}

/** Bundler plugin that writes the stylesheets without what nothing uses. */
export const unusedRules: BundlerPlugin = (compiler) => {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.thisCompilation.tap('unused-rules', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    compilation.hooks.processAssets.tapPromise({name: 'unused-rules', stage}, async (assets) => {
      const named = (extension: string): string[] =>
        Object.keys(assets).filter((name) => name.endsWith(extension));
      const textOf = (name: string): string => String(assets[name]?.source());
      const sheets = named('.css');
      const texts = await withoutUnused(sheets.map(textOf), named('.js').map(textOf));
      sheets.forEach((name, index) =>
        compilation.updateAsset(name, new sources.RawSource(texts[index] ?? '')),
      );
    });
  });
};
