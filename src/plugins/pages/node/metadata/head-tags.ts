/* Tags in the head of a built page that only programs read: previews of shared links, and structured data. */
import type {StructuredData} from './structured-data';

/** Width and height of the picture of a shared link, in pixels. */
export const PICTURE_SIZE = {width: 1200, height: 630} as const;

/** What the preview of a shared link shows besides title and description, which the framework writes. */
export interface Preview {
  readonly siteName: string;
  readonly type: 'article' | 'website';
  /** URL of the picture, a PNG of `PICTURE_SIZE` */
  readonly image: string;
  /** what the picture shows */
  readonly alt: string;
}

const escapeAttribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

function previewTags({siteName, type, image, alt}: Preview): string {
  const tags = [
    ['property', 'og:site_name', siteName],
    ['property', 'og:type', type],
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(PICTURE_SIZE.width)],
    ['property', 'og:image:height', String(PICTURE_SIZE.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags
    .map(([key, name, value]) => `<meta ${key}="${name}" content="${escapeAttribute(value)}">`)
    .join('');
}

/** A script of this type is data, which browsers do not run. `<` is escaped so that no text can end it. */
const dataScript = (data: StructuredData): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/**
 * Adds the tags at the end of a page's head.
 * @param html a whole page
 * @throws Error when the page has no end of its head
 */
export function withHeadTags(html: string, preview: Preview, data: readonly StructuredData[]): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('page-metadata: the page has no </head>.');
  return html.slice(0, end) + previewTags(preview) + data.map(dataScript).join('') + html.slice(end);
}
