/** Application id that stands for the embedded search: the site's own index files answer. */
export const EMBEDDED = 'EMBEDDED';
