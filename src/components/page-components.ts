/** What pages use without an import; `src/theme/MDXComponents` has each. */
export const PAGE_COMPONENTS = [
  'CodeBlock', 'Install', 'OpenValues', 'PageContents', 'Sources', 'TabItem', 'Tabs', 'Term',
] as const; // prettier-ignore
