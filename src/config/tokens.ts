import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Fact, factText, flattenFacts, monthText, type TokenLookup} from '../plugins/facts';
import {facts, readFacts} from './facts';

const DATA = path.join(__dirname, '../data');

function newestChange(): number {
  const files = readdirSync(DATA).map((name) => path.join(DATA, name));
  // The folder itself changes when a module is added, renamed or removed.
  return Math.max(...[DATA, ...files].map((place) => statSync(place).mtimeMs));
}

let loadedAt = newestChange();
let current: ReadonlyMap<string, Fact> = flattenFacts(facts);

/**
 * All facts by token name. They are read again when a file in `src/data` changes, so that `npm start` shows an edited
 * figure at once.
 * @throws Error when a data module does not load, or holds a fact without value, date or source
 */
export function loadFacts(): ReadonlyMap<string, Fact> {
  const changed = newestChange();
  if (changed !== loadedAt) {
    current = flattenFacts(readFacts());
    loadedAt = changed;
  }
  return current;
}

const DATE = /\.asOf$/;

/** The name of the fact that a token refers to: `limits.batchSize` for `limits.batchSize.asOf`. */
export function factOfToken(name: string): string {
  return name.replace(DATE, '');
}

/**
 * Looks up what a token prints: the display form of a fact, its raw value with `.raw`, the month of its source with `.asOf`,
 * or the ISO date of its source with `.asOf.raw`.
 */
export const lookupToken: TokenLookup = (name) => {
  const fact = loadFacts().get(factOfToken(name));
  if (!fact) return undefined;
  if (DATE.test(name)) return {text: monthText(fact.asOf), raw: fact.asOf};
  return {text: factText(fact), raw: String(fact.value)};
};
