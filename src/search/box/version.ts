/** Version of the installed `@docsearch/react`, asked for by the theme; a test compares it with the package. */
export const version = '3.9.0';
