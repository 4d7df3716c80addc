import type {RedocRawOptions} from 'redoc';

const tokens: string[] = [];

/**
 * Redoc calculates with the colors of its theme, which custom properties do not allow, and knows no color modes. It therefore
 * gets a color that stands for a custom property; `withTokens` puts the property into the finished stylesheet.
 */
function token(name: string): string {
  tokens.push(name);
  return `#0001${(tokens.length + 15).toString(16)}`;
}

/** Replaces the colors of `redocTheme` in a stylesheet with custom properties, which depend on the color mode. */
export function withTokens(css: string): string {
  const property = (code: number) => `var(${tokens[code - 16]})`;
  const shade = (_: string, code: string, opacity: string): string =>
    `color-mix(in srgb, ${property(Number(code))} ${Number(opacity) * 100}%, transparent)`;
  return css
    .replaceAll('#0e7c86', quiet) // The color of patterns, which no theme reaches.
    .replace(/#0001([\da-f]{2})\b/g, (_, code: string) => property(parseInt(code, 16)))
    .replace(/rgba\(0,1,(\d+),([\d.]+)\)/g, shade);
}

const text = token('--s-text');
const quiet = token('--s-text-2');
const line = token('--s-line');
const surface = token('--s-surface');
const page = token('--s-page');
const accent = token('--s-accent');
const ok = token('--s-ok');
const warn = token('--s-warn');
const bad = token('--s-bad');

const state = (main: string) => ({main, light: main, dark: main, contrastText: page});
const response = (color: string) => ({color, backgroundColor: surface});

/** Redoc's theme in our tokens. */
export const redocTheme = {
  spacing: {unit: 4, sectionHorizontal: 24},
  breakpoints: {small: '40rem', medium: '62.3125rem', large: '80rem'},
  colors: {
    primary: state(accent),
    success: state(ok),
    warning: state(warn),
    error: state(bad),
    gray: {50: surface, 100: surface},
    text: {primary: text, secondary: quiet},
    border: {dark: line, light: line},
    responses: {
      success: response(ok),
      error: response(bad),
      redirect: response(warn),
      info: response(accent),
    },
    http: {get: text, post: text},
  },
  schema: {
    requireLabelColor: quiet,
    linesColor: line,
    nestedBackground: surface,
    typeNameColor: quiet,
    typeTitleColor: quiet,
  },
  typography: {
    fontSize: '1rem',
    lineHeight: 'var(--ifm-line-height-base)',
    fontFamily: 'var(--s-font-text)',
    headings: {fontFamily: 'var(--s-font-heading)', fontWeight: '650', lineHeight: '1.2'},
    code: {
      fontFamily: 'var(--s-font-mono)',
      fontSize: 'var(--s-size-code)',
      color: text,
      backgroundColor: surface,
    },
    links: {color: accent, visited: accent, hover: accent, textDecoration: 'underline'},
  },
  rightPanel: {backgroundColor: page, textColor: text},
  codeBlock: {backgroundColor: surface},
} satisfies RedocRawOptions['theme'];
