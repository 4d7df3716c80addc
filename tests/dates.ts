const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The date of a fact as a day: the first of the month if it has none.
 * @param asOf `YYYY-MM` or `YYYY-MM-DD`
 */
export function firstDay(asOf: string): string {
  return asOf.length === 7 ? `${asOf}-01` : asOf;
}

/**
 * Whether a source is dated in the future. One day is tolerated, because a writer's clock may be ahead of this one.
 * @param asOf `YYYY-MM` or `YYYY-MM-DD`
 * @param now current time
 */
export function isFuture(asOf: string, now: Date = new Date()): boolean {
  return firstDay(asOf) > new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
}

/**
 * Years that a page built within the last day may show as the current one.
 * @param now current time
 */
export function currentYears(now: Date = new Date()): readonly number[] {
  const years = [new Date(now.getTime() - DAY_MS), now].map((date) => date.getFullYear());
  return Array.from(new Set(years));
}
