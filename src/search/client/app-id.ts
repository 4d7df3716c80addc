/** Application id that stands for "no hosted service": the index files of the site answer. */
export const EMBEDDED = 'EMBEDDED';
