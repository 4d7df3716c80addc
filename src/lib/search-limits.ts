/** Maximum length of a query, in characters: that of DocSearch's own input, so that all search fields accept the same. */
export const MAX_QUERY = 64;
