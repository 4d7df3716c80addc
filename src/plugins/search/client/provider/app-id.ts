/** Application id that selects the embedded search, which runs on the site's own index files. */
export const EMBEDDED = 'EMBEDDED';
