import type {MarkdownPagesOptions} from '../markdown-pages/markdown-pages';

/** Options of the plugin that writes a Markdown file for each page. */
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
