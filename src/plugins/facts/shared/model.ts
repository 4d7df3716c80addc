/** Types of a figure, of its sources and of a tree of figures, and the tree flattened to token paths. Independent of any network. */

/** What says a figure, in readers' words. */
export interface Source {
  /** Unique among the sources of a site. */
  readonly title: string;
  /** URL of the source, if it has one. */
  readonly href?: string;
  /** ISO date of the source, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Whether pages do not list it: a choice of this site, or what every link is to itself. */
  readonly unlisted?: true;
}

/** Where a figure comes from and how far it can be trusted. */
export interface FactSource {
  readonly source: Source | readonly Source[];
  /** ISO date of the figure, if it is not the date of its newest source. */
  readonly asOf?: string;
  /**
   * Without it, a source states the figure, and it was checked. `inferred`: read from source code, not executed. `unconfirmed`:
   * stated once, not checked live. `legacy`: no longer in use.
   */
  readonly status?: 'inferred' | 'unconfirmed' | 'legacy';
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

/** Rows of one kind that share date and source. A row with a source or date of its own has that instead. */
export interface FactTable<Row extends {readonly id: string} = {readonly id: string}> extends FactSource {
  /** Rows in display order; `id` is unique within the table and names the row in a token path. */
  readonly rows: readonly (Row & Partial<Pick<FactSource, 'asOf' | 'source'>>)[];
}

/** A branch: facts, tables and branches by name. */
export interface FactTree {
  readonly [key: string]: Fact | FactTable | FactTree;
}

/** What `{{path}}` prints: the display form if there is one, otherwise the value. */
export function factText(fact: Fact): string {
  return fact.text ?? String(fact.value);
}

/** The sources of a fact or table. */
export function sourcesOf({source}: FactSource): readonly Source[] {
  return [source].flat();
}

/** ISO date of a fact or table. */
export function dateOf(fact: FactSource): string {
  const dates = sourcesOf(fact).map(({asOf}) => asOf);
  return fact.asOf ?? dates.sort().at(-1) ?? '';
}

/** Whether a text is a date of a source: `YYYY-MM` or `YYYY-MM-DD`. */
export function isSourceDate(text: string): boolean {
  if (!/^\d{4}-\d{2}(?:-\d{2})?$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript reads a day that does not exist, such as 2025-02-31, as one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The month of an ISO date, for example `September 2025`, without the day. */
export function monthText(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/**
 * Flattens a tree without problems (`factProblems`) to facts by path, in the order of the tree. A table cell becomes a fact with the
 * path `table.rowId.column` and the source of its row or table.
 * @param isFigure which cells become facts: by default all with a text, a number or a boolean
 * @throws Error when a path occurs twice
 */
export function flattenFacts(
  tree: FactTree,
  isFigure: (cell: unknown) => boolean = isPrimitive,
): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>();
  const add = (path: string, fact: Fact): void => {
    if (facts.has(path)) throw new Error(`${path}: the path occurs twice`);
    facts.set(path, fact);
  };
  const addRows = ({rows, ...table}: FactTable, path: string): void => {
    for (const {id, source = table.source, asOf = table.asOf, ...cells} of rows)
      for (const [column, cell] of Object.entries(cells))
        if (isPrimitive(cell) && isFigure(cell))
          add(`${path}.${id}.${column}`, {value: cell, ...table, source, asOf});
  };
  const collect = (branch: FactTree, prefix: string): void => {
    for (const [key, node] of Object.entries(branch)) {
      const path = prefix + key;
      if ('value' in node && isPrimitive(node.value)) add(path, node as Fact);
      else if ('rows' in node && Array.isArray(node.rows)) addRows(node as FactTable, path);
      else collect(node as FactTree, `${path}.`);
    }
  };
  collect(tree, '');
  return facts;
}
