/*
 * After the ranking by words, sections that are on the same page as the best ones, or share words with them, are boosted. Tuned on
 * the same queries as the engine.
 */
import {cached} from './cached';
import type {Found} from './engine';
import type {Section} from './shard';

/** How far the best section of a page determines the scores of the others, 0 to 1. */
const PAGE = 0.3;
/** Share of the score of one of the best sections that each section related to it gets. */
const RELATED = 0.03;
/** Number of best sections whose related ones are boosted, and number of related sections of each. */
const BEST = 3;
const RELATED_EACH = 15;

/** Boosts the scores of a page's sections towards that of its best one, whose score is unchanged. */
export function boostByPage(found: readonly Found[]): Found[] {
  const pages = found.map(({section}) => section.url.replace(/#.*/, ''));
  const best = new Map<string, number>();
  found.forEach(({score}, at) => best.set(pages[at], Math.max(best.get(pages[at]) ?? 0, score)));
  return found.map((one, at) => ({
    ...one,
    score: one.score ** (1 - PAGE) * (best.get(pages[at]) ?? 0) ** PAGE,
  }));
}

/**
 * Creates the function that boosts the sections related to the first ones of a sorted list. With `add` it also adds those that the
 * list lacks.
 * @param similar sections with words of these texts, best first; asked once for each section
 */
export function boostRelated(similar: (texts: readonly string[]) => readonly Section[]) {
  // Without the first heading, the group of the page, which says little about it.
  const relatedTo = cached((section: Section) =>
    similar([...section.headings.slice(1), ...section.questions, ...section.topics])
      .filter((other) => other !== section)
      .slice(0, RELATED_EACH),
  );

  return (found: readonly Found[], add: boolean): Found[] => {
    const boosted = new Map(found.map((one) => [one.section, one]));
    for (const {section: best, score, terms} of found.slice(0, BEST)) {
      for (const section of relatedTo(best)) {
        const own = boosted.get(section)?.score;
        if (own !== undefined || add)
          boosted.set(section, {section, terms, score: (own ?? 0) + RELATED * score});
      }
    }
    return Array.from(boosted.values());
  };
}
