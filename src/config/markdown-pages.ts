import type {MarkdownPagesOptions} from '../markdown-pages/markdown-pages';

/** What the Markdown files of the pages are made from. */
export const markdownPagesOptions: MarkdownPagesOptions = {
  content: ['.theme-doc-markdown', 'main'],
  skipped: 'nav, footer, [data-search="skip"], .redocusaurus',
  unlinked: 'a[href*="#glossary-"]',
  codeFrame: '.code-frame',
  codeTitle: 'figcaption > [id]',
  codeLanguage: 'figcaption > span:not([class])',
  appended: {'/api': {file: 'openapi/public-api.openapi.yaml', language: 'yaml'}},
  headings: {first: 'Start', last: 'Reference'},
};
