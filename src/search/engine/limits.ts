/** Maximum length of a query, in characters. */
export const MAX_QUERY = 64;
