/** A feature that some cards share. */
export interface Facet {
  readonly feature: string;
  /** Number of cards with the feature. */
  readonly count: number;
}

/**
 * Features to filter cards by.
 * @param cards the features of each card
 * @returns features of at least two cards but not of all, in order of appearance
 */
export function facetsOf(cards: readonly (readonly string[])[]): readonly Facet[] {
  return Array.from(new Set(cards.flat()), (feature) => ({
    feature,
    count: cards.filter((features) => features.includes(feature)).length,
  })).filter(({count}) => count > 1 && count < cards.length);
}

/**
 * Status text of the filter.
 * @param chosen the selected feature; undefined for all cards
 * @param noun what the cards show, in the plural
 * @param total number of all cards
 */
export function countText(chosen: Facet | undefined, noun: string, total: number): string {
  return chosen ? `${chosen.count} of ${total} ${noun}: ${chosen.feature}` : `All ${total} ${noun}`;
}
