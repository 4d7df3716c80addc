import {readdirSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {factProblems, type FactTree} from '../plugins/facts';

const DATA = path.join(__dirname, '../data');

/** Modules of `src/data` that hold search vocabulary instead of figures. */
const MODULES_WITHOUT_FACTS = ['rare-questions.ts', 'reader-questions.ts', 'synonyms.ts', 'topics.ts'];

/** Name of a module's export, which is also the first part of its tokens: `gasPrices` for `gas-prices.ts`. */
function exportOf(file: string): string {
  return path.basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads every module of a folder but tests, without a cache, and returns them under the first part of their tokens.
 * @param folder replaces `src/data` in tests
 * @throws Error with file, fact and remedy for each fact without value, date or source
 */
export function readFacts(folder: string = DATA): FactTree {
  const load = createJiti(__filename, {requireCache: false, interopDefault: true});
  const problems: string[] = [];
  const tree: Record<string, object> = {};
  for (const file of readdirSync(folder)) {
    if (!/(?<!\.test)\.ts$/.test(file) || MODULES_WITHOUT_FACTS.includes(file)) continue;
    const name = exportOf(file);
    const module = (load(path.join(folder, file)) as Readonly<Record<string, unknown>>)[name];
    const found = module === undefined ? [`has no export "${name}"`] : factProblems(module, name);
    problems.push(...found.map((problem) => `src/data/${file}: ${problem}.`));
    tree[name] = module as object;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return tree;
}

/** All modules of `src/data`, by name. */
export const facts = readFacts();
