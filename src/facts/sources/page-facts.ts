import type {FactSource} from '../model';

/** One figure that a page uses, handed over by the Markdown step. */
export interface PageFact {
  /** Token path. */
  readonly id: string;
  /** What the token printed. */
  readonly text: string;
  readonly unit?: string;
  readonly asOf: string;
  readonly source: string;
  readonly status?: FactSource['status'];
}

/** Figures that share a date and a source. */
export interface PageFactGroup extends FactSource {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Groups the figures of a page by date and source, newest first. Numbers get their unit; a text that occurs twice in a
 * group is named once.
 */
export function groupPageFacts(entries: readonly PageFact[]): readonly PageFactGroup[] {
  const groups = new Map<string, FactSource & {ids: string[]; texts: string[]}>();
  entries.forEach(({id, text: plain, unit, asOf, source, status}) => {
    const text = unit === undefined || plain.endsWith(unit) ? plain : `${plain} ${unit}`;
    const key = JSON.stringify([asOf, source, status]);
    const group = groups.get(key) ?? {asOf, source, status, ids: [], texts: []};
    group.ids.push(id);
    if (!group.texts.includes(text)) group.texts.push(text);
    groups.set(key, group);
  });
  return Array.from(groups.values()).sort((a, b) => b.asOf.localeCompare(a.asOf));
}
