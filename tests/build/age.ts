/* Whether pages show the date of what is old. Pure: reads no file. */
import {factsOf, findFigures, scanMain, type KnownFigures} from './figures';

/** A figure shows its date on its page once its source is older than this. */
export const MONTHS = 18;

/** The date `MONTHS` before a day, `YYYY-MM-DD`. */
export function cutoff(today: Date): string {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() - MONTHS);
  return date.toISOString().slice(0, 10);
}

/**
 * Figures of a page of which every source is older than a date, without that date in `main`; one line of text each.
 * @param file path for the messages
 * @param html the built page
 * @param before first date that is new enough, `YYYY-MM-DD`
 */
export function undated(file: string, html: string, known: KnownFigures, before: string): readonly string[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const dates = new Set(Array.from(main.matchAll(/<time dateTime="?([\d-]+)/gi), ([, date]) => date));
  return findFigures(scanMain(html)).flatMap((found) => {
    const sources = factsOf(found, known);
    const old = sources.length > 0 && sources.every((fact) => fact.asOf < before);
    if (!old || sources.some((fact) => dates.has(fact.asOf))) return [];
    return [
      `${file}:${found.line}: ${found.kind} ${found.figure} is of ${sources[0]?.asOf}, the page does not say so`,
    ];
  });
}
