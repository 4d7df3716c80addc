/* Checks whether pages show the dates of old figures. Pure: reads no files. */
import {factsOf, findFigures, scanMain, type KnownFigures} from './figures';

/** Age of a source, in months, from which its figures must show a date. */
export const MAX_AGE_MONTHS = 18;

/** The date `MAX_AGE_MONTHS` before today, as `YYYY-MM-DD`. */
export function cutoff(today: Date): string {
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() - MAX_AGE_MONTHS);
  return date.toISOString().slice(0, 10);
}

/**
 * Lists figures of a page whose sources are all older than a date and whose own date is missing in `main`, one line each.
 * @param file path for messages
 * @param html the built page
 * @param before earliest date that is recent enough, `YYYY-MM-DD`
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
