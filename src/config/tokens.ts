import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {factText, flattenFacts, monthText, type Fact} from '../facts/model';
import type {TokenLookup} from '../facts/tokens';
import {readFacts} from './facts';

const DATA = path.join(__dirname, '../data');

function newestChange(): number {
  return Math.max(...readdirSync(DATA).map((name) => statSync(path.join(DATA, name)).mtimeMs));
}

let loadedAt = -1;
let current: ReadonlyMap<string, Fact> = new Map();

/**
 * All facts by token name, read again when a file in `src/data` has changed, so that the writer's live server
 * shows an edited figure at once.
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

/** The fact that a token speaks about: `limits.batchSize` for `limits.batchSize.asOf`. */
export function factOfToken(name: string): string {
  return name.replace(DATE, '');
}

/**
 * What a token prints: the display form, or the plain value for `.raw`. With `.asOf` after its name, the month of the
 * fact's source, or its ISO date for `.asOf.raw`.
 */
export const lookupToken: TokenLookup = (name) => {
  const fact = loadFacts().get(factOfToken(name));
  if (!fact) return undefined;
  if (DATE.test(name)) return {text: monthText(fact.asOf), raw: fact.asOf};
  return {text: factText(fact), raw: String(fact.value)};
};
