import {company} from '../data/company';
import {links} from '../data/links';
import type {PagesOptions} from '../plugins/pages';
import {apiDescription, apiFiles} from './api-page';
import {benchmarksCsv} from './benchmarks-csv';
import type {Env} from './env';
import {BACKGROUND, FONTS, rootFiles, SITE_NAME} from './head';

/** Options of the plugin that makes files for machines from the built pages. */
export function pagesOptions(env: Env) {
  return {
    files: () => ({
      ...rootFiles(env),
      ...apiFiles(),
      'benchmarks.csv': benchmarksCsv(),
    }),
    markdown: {
      skipped: 'nav, footer, a[data-search="skip"], [data-markdown-ignore]',
      unlinked: 'a[href*="#glossary-"]',
      codeFrame: '.code-frame',
      codeTitle: 'figcaption > [id]',
      codeLanguage: 'data-language',
      appended: {'/api': {file: apiDescription, language: 'yaml'}},
      headings: {first: 'Start', last: 'Reference'},
    },
    metadata: {
      name: SITE_NAME,
      publisher: {name: company.copyrightName.value, url: links.site.main.value},
      questions: {'/resources/faq': 'main details:has(> summary h3)'},
      picture: {
        mark: 'static/img/mark-dark.svg',
        background: BACKGROUND,
        text: '#f6ebdb',
        mutedText: '#b9b1a9',
        accent: '#60a5fa',
        headingFont: 'Archivo',
        textFont: 'Nunito Sans',
      },
      fonts: FONTS,
    },
  } satisfies PagesOptions;
}
