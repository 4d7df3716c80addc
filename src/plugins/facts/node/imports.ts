/* Finds the figures that a page takes from data modules through the components that it imports. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {splitFences} from '../shared/fences';
import type {FactSource} from '../shared/model';
import {exportOf, type Data} from './read';

/** Where the modules of a site are. */
export interface Places {
  readonly siteDir: string;
  /** Folder of the data modules, absolute. */
  readonly dataDir: string;
  /** Modules of the components that pages use without an import, relative to the site, by name. */
  readonly components?: Readonly<Record<string, string>>;
}

const IMPORT = /^(?:import|export) (?!type )[^;']*?from '([^']+)'/gm;
const TAG = /<([A-Z]\w*)[^>]*/g;

function moduleFile(folder: string, name: string, siteDir: string): string | undefined {
  if (!/^(?:\.|@site\/)/.test(name)) return undefined;
  const base = path.resolve(folder, name.replace(/^@site/, siteDir));
  return ['', '.ts', '.tsx']
    .map((extension) => base + extension)
    .find((file) => existsSync(file) && statSync(file).isFile());
}

function importsOf(text: string, folder: string, siteDir: string): readonly string[] {
  return Array.from(text.matchAll(IMPORT), ([, name]) => moduleFile(folder, name, siteDir) ?? []).flat();
}

/**
 * Modules that a page imports, also indirectly, with their text. Modules that are loaded on use, by `import()`, are left out.
 * @param prose the page without its fences
 * @param folder of the page
 */
function modulesOf(prose: string, folder: string, places: Places): ReadonlyMap<string, string> {
  const {siteDir, dataDir, components = {}} = places;
  const modules = new Map<string, string>();
  const used = Array.from(prose.matchAll(TAG), ([, name]) => components[name] ?? []).flat();
  const queue = [...used.map((file) => path.join(siteDir, file)), ...importsOf(prose, folder, siteDir)];
  for (const file of queue) {
    if (modules.has(file) || !/\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(?:^|\s)\/\/.*/gm, '');
    modules.set(file, text);
    if (path.dirname(file) !== dataDir) queue.push(...importsOf(text, path.dirname(file), siteDir));
  }
  return modules;
}

function proseOf(page: string): string {
  return splitFences(page)
    .map(({kind, text}) => (kind === 'fence' ? '' : text))
    .join('');
}

/** Files whose change can change the figures of a page: the modules that it imports. */
export function importedFiles(page: string, folder: string, places: Places): readonly string[] {
  return Array.from(modulesOf(proseOf(page), folder, places).keys());
}

/** The facts and tables in a branch; below it only those whose names all occur in the text. */
function factsIn(node: object, occurs: (name: string) => boolean): readonly FactSource[] {
  if ('source' in node && typeof node.source === 'string') return [node as FactSource];
  return Object.entries(node).flatMap(([name, child]: [string, object]) =>
    occurs(name) ? factsIn(child, occurs) : [],
  );
}

/**
 * The facts and tables that the components of a page show. A module shows a fact if it imports the fact's data module and
 * each name on the path to the fact occurs in its text, in an attribute on the page, or in a list that a data module exports.
 * @param page the source of the page
 * @param folder of the page, absolute
 */
export function importedFacts(
  page: string,
  folder: string,
  places: Places,
  {tree, names}: Data,
): readonly FactSource[] {
  const prose = proseOf(page);
  const modules = modulesOf(prose, folder, places);
  const tags = Array.from(prose.matchAll(TAG), ([tag]) => tag).join('\n');
  return Array.from(modules).flatMap(([file, text]) => {
    if (path.dirname(file) === places.dataDir) return [];
    const words = [text, tags, ...names].join('\n');
    const occurs = (name: string): boolean =>
      new RegExp(`(?<!\\w)${name.replace(/\W/g, '\\$&')}(?!\\w)`).test(words);
    return importsOf(text, path.dirname(file), places.siteDir).flatMap((other) => {
      const branch = path.dirname(other) === places.dataDir ? tree[exportOf(other)] : undefined;
      return branch ? factsIn(branch, occurs) : [];
    });
  });
}
