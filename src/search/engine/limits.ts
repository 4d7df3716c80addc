/** Characters a query may have (spec sections 5 and 9). */
export const MAX_QUERY = 64;
