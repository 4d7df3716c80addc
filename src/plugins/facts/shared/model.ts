/**
 * Types of a figure and of a tree of figures, and the tree flattened to token paths. Shared by the `{{token}}` mechanism,
 * the facts script, `facts.json` and tests. Independent of any network.
 */

/**
 * How far a figure can be trusted. `confirmed`: the default, stated by a source and checked. `inferred`: read from source
 * code, not executed. `unconfirmed`: stated once, not checked live. `legacy`: no longer in use.
 */
export const STATUSES = ['confirmed', 'inferred', 'unconfirmed', 'legacy'] as const;

/** Where a figure comes from and how far it can be trusted. */
export interface FactSource {
  /** ISO date of the source, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Short and human-readable, for example `docs developers/rate_limits.md`. */
  readonly source: string;
  readonly status?: (typeof STATUSES)[number];
  /** One sentence about the value, for programs: only `facts.json` has it. */
  readonly note?: string;
}

/** One figure, address, URL or name. */
export interface Fact<V extends string | number | boolean = string | number | boolean> extends FactSource {
  /** Raw value, for code. */
  readonly value: V;
  /** Display form when it differs, for example `300,000,000`. */
  readonly text?: string;
  /** Unit of the value, for example `gas` or `requests per minute`. */
  readonly unit?: string;
}

/** Rows of one kind that share a date and a source. A row with an `asOf`, `source` or `note` of its own has that instead. */
export interface FactTable<Row extends {readonly id: string} = {readonly id: string}> extends FactSource {
  /** Rows in display order; `id` is unique within the table and names the row in a token path. */
  readonly rows: readonly (Row & Partial<Pick<FactSource, 'asOf' | 'source' | 'note'>>)[];
}

/**
 * A branch: facts, tables and branches by name. The members are not typed: `factProblems` checks them, because one sentence
 * about a wrong fact is better than a compiler error in each file that reads it.
 */
export interface FactTree {
  readonly [key: string]: object;
}

/** What `{{path}}` prints: the display form if there is one, otherwise the value. */
export function factText(fact: Fact): string {
  return fact.text ?? String(fact.value);
}

/** Whether a text is a date of a source: `YYYY-MM` or `YYYY-MM-DD`. */
export function isSourceDate(text: string): boolean {
  if (!/^\d{4}-\d{2}(?:-\d{2})?$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript reads a day that does not exist, such as 2025-02-31, as one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * What `{{path.asOf}}` prints: the month of a source, for example `September 2025`, without the day.
 * @param asOf ISO date, `YYYY-MM` or `YYYY-MM-DD`
 * @throws Error when the text is not such a date
 */
export function monthText(asOf: string): string {
  if (!isSourceDate(asOf)) throw new Error(`${asOf}: expected YYYY-MM or YYYY-MM-DD`);
  return new Date(asOf).toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
}

/**
 * Flattens a tree without problems (`factProblems`) to facts by path, in the order of the tree. Each table cell that holds
 * text, a number or a boolean becomes a fact with the path `table.rowId.column` and the table's date and source.
 * @throws Error when a path occurs twice
 */
export function flattenFacts(tree: FactTree): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>();
  collect(tree, '', facts);
  return facts;
}

function collect(node: object, path: string, facts: Map<string, Fact>): void {
  if ('value' in node && isPrimitive(node.value)) {
    add(facts, path, node as Fact);
  } else if ('rows' in node && Array.isArray(node.rows)) {
    collectTable(node as FactTable, path, facts);
  } else {
    for (const [key, child] of Object.entries(node as FactTree))
      collect(child, path === '' ? key : `${path}.${key}`, facts);
  }
}

/** What a row may say about itself instead of its table. */
const OF_ROW: ReadonlySet<string> = new Set(['asOf', 'source', 'note'] satisfies (keyof FactSource)[]);

function collectTable(table: FactTable, path: string, facts: Map<string, Fact>): void {
  const {rows, ...shared} = table;
  for (const row of rows) {
    const {id, ...cells} = row;
    const own = Object.entries(cells).filter(([key, cell]) => OF_ROW.has(key) && cell !== undefined);
    const source = {...shared, ...Object.fromEntries<string>(own)};
    for (const [column, cell] of Object.entries(cells))
      if (!OF_ROW.has(column) && isPrimitive(cell))
        add(facts, `${path}.${id}.${column}`, {value: cell, ...source});
  }
}

function add(facts: Map<string, Fact>, path: string, fact: Fact): void {
  if (facts.has(path)) throw new Error(`${path}: the path occurs twice`);
  facts.set(path, fact);
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
