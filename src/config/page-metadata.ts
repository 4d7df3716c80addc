import {company} from '../data/company';
import {links} from '../data/links';
import type {PageMetadataOptions} from '../plugins/pages';

/** Name of the site where it appears alone: in search results, previews of shared links, and among a phone's apps. */
export const SITE_NAME = 'Stability Docs';

/** Background of the site in dark mode, which is the default. */
export const BACKGROUND = '#14172a';

/** Options of the plugin that describes pages to search engines and to programs that show a preview of a link. */
export const pageMetadataOptions: PageMetadataOptions = {
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
  fonts: [
    {name: 'Archivo', file: 'src/css/fonts/archivo.woff2'},
    {name: 'Nunito Sans', file: 'src/css/fonts/nunito-sans.woff2'},
  ],
};
