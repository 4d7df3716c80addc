/* The picture of a shared link, as a tree of boxes and text. */
import type {Node} from '@takumi-rs/wasm';

/** Width and height of the picture of a shared link, in pixels. */
export const PICTURE_SIZE = {width: 1200, height: 630} as const;

/** What the picture of a page says. */
export interface Card {
  readonly title: string;
  /** where the page is in the site; a line above the title */
  readonly section: string;
  readonly siteName: string;
}

/** How the pictures of a site look. Colors are CSS colors, fonts are names of families. */
export interface CardStyle {
  /** the site's mark as the text of an SVG file, square */
  readonly mark: string;
  readonly background: string;
  readonly text: string;
  readonly mutedText: string;
  readonly accent: string;
  readonly headingFont: string;
  readonly textFont: string;
}

/** Size of the title in pixels by its length in characters, and the number of lines that fit into the picture. */
function titleSize({length}: string): {readonly fontSize: number; readonly lineClamp: number} {
  if (length <= 36) return {fontSize: 96, lineClamp: 3};
  return length <= 64 ? {fontSize: 80, lineClamp: 4} : {fontSize: 64, lineClamp: 5};
}

/** The tree to draw for a card. A title that is too long even for the smallest size ends with an ellipsis. */
export function cardTree({title, section, siteName}: Card, style: CardStyle): Node {
  return {
    type: 'container',
    style: {
      ...PICTURE_SIZE,
      display: 'flex',
      flexDirection: 'column',
      padding: '64px 72px 72px',
      backgroundColor: style.background,
      borderBottom: `12px solid ${style.accent}`,
      color: style.text,
      fontFamily: style.headingFont,
      fontWeight: 650,
    },
    children: [
      {
        type: 'container',
        style: {display: 'flex', alignItems: 'center', gap: 16, marginLeft: -8, marginBottom: 'auto'},
        children: [
          {type: 'image', src: style.mark, width: 64, height: 64},
          {type: 'text', text: siteName, style: {fontSize: 38}},
        ],
      },
      {
        type: 'text',
        text: section,
        style: {fontFamily: style.textFont, fontSize: 34, fontWeight: 400, color: style.mutedText},
      },
      {
        type: 'text',
        text: title,
        style: {
          marginTop: 16,
          ...titleSize(title),
          lineHeight: 1.1,
          textOverflow: 'ellipsis',
          textWrap: 'balance',
          overflowWrap: 'anywhere',
        },
      },
    ],
  };
}
