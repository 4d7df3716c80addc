/**
 * Ambient types of `src/data`: no module there imports anything, so these names are global.
 * They say nothing about a network: `src/lib`, `src/remark` and `src/plugins` use them too.
 */

/** Where a figure comes from and how far it can be trusted. */
interface FactSource {
  /** ISO date of the source, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Short and human-readable, for example `docs developers/rate_limits.md`. */
  readonly source: string;
  /** `inferred` = read from source code, not executed; `unconfirmed` = one statement, not checked live. */
  readonly status?: 'confirmed' | 'inferred' | 'unconfirmed' | 'legacy';
  /** One sentence a reader should see next to the value. */
  readonly note?: string;
}

/** One figure, address, URL or name. */
interface Fact<V extends string | number | boolean = string | number | boolean> extends FactSource {
  /** Raw value, for code. */
  readonly value: V;
  /** Display form when it differs, for example `300,000,000`. */
  readonly text?: string;
  /** Unit of the value, for example `gas` or `requests per minute`. */
  readonly unit?: string;
}

/** Rows of one kind that share a date and a source. */
interface FactTable<Row extends {readonly id: string} = {readonly id: string}> extends FactSource {
  /** Rows in display order; `id` is unique within the table and names the row in a token path. */
  readonly rows: readonly Row[];
}

/** A module of `src/data`, or a branch of one. */
interface FactTree {
  readonly [key: string]: Fact | FactTable | FactTree;
}
