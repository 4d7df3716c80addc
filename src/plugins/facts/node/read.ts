import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {factProblems} from '../shared/check';
import {type Fact, flattenFacts, type FactTree} from '../shared/model';

/** The figures of a folder of data modules. */
export interface Data {
  /** Modules by the first part of their tokens. */
  readonly tree: FactTree;
  /** Facts by token path. */
  readonly facts: ReadonlyMap<string, Fact>;
}

/** Module of the sources to which the other modules refer. */
const SOURCES = 'sources.ts';

/**
 * Reads every module of a folder but tests and the sources, without a cache. The main export of a module has its name, which is also
 * the first part of its tokens: `gasPrices` of `gas-prices.ts`.
 * @param folder absolute path
 * @throws Error with file, fact and remedy for each fact without value, date or source, or with a wrong one
 */
export function readData(folder: string): Data {
  const load = createJiti(__filename, {requireCache: false, interopDefault: true});
  const problems: string[] = [];
  const tree: Record<string, FactTree> = {};
  for (const file of readdirSync(folder)) {
    if (!/(?<!\.test)\.ts$/.test(file) || file === SOURCES) continue;
    const name = path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const module = (load(path.join(folder, file)) as Readonly<Record<string, FactTree | undefined>>)[name];
    const found = module === undefined ? [`has no export "${name}"`] : factProblems(module, name);
    const place = path.relative('', path.join(folder, file));
    problems.push(...found.map((problem) => `${place}: ${problem}.`));
    if (module !== undefined) tree[name] = module;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {tree, facts: flattenFacts(tree)};
}

const loaded = new Map<string, {readonly changed: number; readonly data: Data}>();

/** Like `readData`, but reads the folder again only when something in it has changed, as during `npm start`. */
export function loadData(folder: string): Data {
  // The folder itself changes when a module is added, renamed or removed.
  const places = [folder, ...readdirSync(folder).map((file) => path.join(folder, file))];
  const changed = Math.max(...places.map((place) => statSync(place).mtimeMs));
  const before = loaded.get(folder);
  if (before?.changed === changed) return before.data;
  const data = readData(folder);
  loaded.set(folder, {changed, data});
  return data;
}
