const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Years that a page built within the last day may show as the current one.
 * @param now current time
 */
export function currentYears(now: Date = new Date()): readonly number[] {
  const years = [new Date(now.getTime() - DAY_MS), now].map((date) => date.getFullYear());
  return Array.from(new Set(years));
}
