import type {MarkdownPagesOptions} from '../plugins/pages';
import {apiDescription} from './api-page';

/** Options of the plugin that writes a Markdown file for each page. */
export const markdownPagesOptions: MarkdownPagesOptions = {
  content: ['.theme-doc-markdown', 'main'],
  skipped: 'nav, footer, a[data-search="skip"], [data-markdown-ignore]',
  unlinked: 'a[href*="#glossary-"]',
  codeFrame: '.code-frame',
  codeTitle: 'figcaption > [id]',
  codeLanguage: 'dataLanguage',
  appended: {'/api': {file: apiDescription, language: 'yaml'}},
  headings: {first: 'Start', last: 'Reference'},
};
