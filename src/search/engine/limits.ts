/** Characters a query may have. */
export const MAX_QUERY = 64;
