/* The picture of a shared link, as a tree of boxes and text. */
import type {Node} from '@takumi-rs/wasm';

/** Width and height of the picture of a shared link, in pixels. */
export const PICTURE_SIZE = {width: 1200, height: 630} as const;

/** What the picture of a page says. */
export interface Card {
  readonly title: string;
  /** where the page is in the site; a line below the title */
  readonly section: string;
  readonly siteName: string;
}

/** How the pictures of a site look. Colors are CSS colors, fonts are names of families. */
export interface CardStyle {
  /** the site's mark as the text of an SVG file, square */
  readonly mark: string;
  /** a figure at the right, as the text of an SVG file that is 12 wide and 11 high */
  readonly figure: string;
  /** the upper part, with the title, and the lower part */
  readonly field: string;
  readonly background: string;
  readonly text: string;
  readonly mutedText: string;
  readonly headingFont: string;
  readonly textFont: string;
}

/** Height of the upper part, on whose lower edge the figure has its middle, and height of the figure, in pixels. */
const [FIELD, FIGURE] = [390, 458];
/** Space at the left, and width of the text. */
const [LEFT, WIDTH] = [64, 540];

/** Size of the title in pixels by its length in characters, and the number of lines that fit into the picture. */
function titleSize({length}: string): {readonly fontSize: number; readonly lineClamp: number} {
  if (length <= 36) return {fontSize: 70, lineClamp: 3};
  return length <= 64 ? {fontSize: 52, lineClamp: 4} : {fontSize: 42, lineClamp: 5};
}

/** The tree to draw for a card. A title that is too long even for the smallest size ends with an ellipsis. */
export function cardTree({title, section, siteName}: Card, style: CardStyle): Node {
  return {
    type: 'container',
    style: {
      ...PICTURE_SIZE,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: style.background,
      color: style.text,
      fontFamily: style.headingFont,
      fontWeight: 650,
    },
    children: [
      {
        type: 'container',
        style: {
          display: 'flex',
          flexDirection: 'column',
          height: FIELD,
          padding: `48px 0 0 ${LEFT}px`,
          backgroundColor: style.field,
        },
        children: [
          {
            type: 'container',
            style: {display: 'flex', alignItems: 'center', gap: 20, marginBottom: 40},
            children: [
              {type: 'image', src: style.mark, width: 48, height: 48},
              {type: 'text', text: siteName, style: {fontSize: 32}},
            ],
          },
          {
            type: 'text',
            text: title,
            style: {
              ...titleSize(title),
              width: WIDTH,
              lineHeight: 1.08,
              textOverflow: 'ellipsis',
              textWrap: 'balance',
              overflowWrap: 'anywhere',
            },
          },
        ],
      },
      {
        type: 'text',
        text: section,
        style: {
          marginTop: 44,
          marginLeft: LEFT,
          width: WIDTH,
          fontFamily: style.textFont,
          fontSize: 34,
          fontWeight: 400,
          lineHeight: 1.25,
          color: style.mutedText,
        },
      },
      {
        type: 'image',
        src: style.figure,
        width: (FIGURE * 12) / 11,
        height: FIGURE,
        style: {position: 'absolute', top: FIELD - FIGURE / 2, right: LEFT},
      },
    ],
  };
}
