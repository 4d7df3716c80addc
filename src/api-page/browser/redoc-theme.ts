import type {RedocRawOptions} from 'redoc';

const text = 'var(--s-text)';
const quiet = 'var(--s-text-2)';
const line = 'var(--s-line)';
const raised = 'var(--s-raised)';
const surface = 'var(--s-surface)';
const page = 'var(--s-page)';
const accent = 'var(--s-accent)';
const brand = 'var(--s-brand)';

function state(main: string) {
  return {main, light: main, dark: main, contrastText: page};
}

function response(color: string) {
  return {color, backgroundColor: surface, tabTextColor: color};
}

/** Redoc's theme, expressed in our tokens, which depend on the color mode. */
export const redocTheme = {
  spacing: {unit: 4, sectionHorizontal: 32, sectionVertical: 32},
  breakpoints: {small: '40rem', medium: '62.3125rem', large: '80rem'},
  colors: {
    primary: state(accent),
    success: state('var(--s-ok)'),
    warning: state('var(--s-warn)'),
    error: state('var(--s-bad)'),
    gray: {50: surface, 100: surface},
    text: {primary: text, secondary: quiet},
    border: {dark: line, light: line},
    responses: {
      success: response('var(--s-ok)'),
      error: response('var(--s-bad)'),
      redirect: response('var(--s-warn)'),
      info: response(accent),
    },
    http: {
      get: 'var(--s-ok)',
      post: accent,
    },
  },
  schema: {
    linesColor: line,
    typeNameColor: quiet,
    typeTitleColor: quiet,
    requireLabelColor: 'var(--s-bad)',
    nestedBackground: surface,
    arrow: {size: '1.1em', color: quiet},
  },
  typography: {
    fontSize: '1rem',
    lineHeight: 'var(--ifm-line-height-base)',
    fontWeightLight: '400',
    fontWeightRegular: '400',
    fontWeightBold: '600',
    fontFamily: 'var(--s-font-text)',
    optimizeSpeed: false,
    headings: {fontFamily: 'var(--s-font-heading)', fontWeight: '650', lineHeight: '1.2'},
    code: {
      fontFamily: 'var(--s-font-mono)',
      fontSize: 'var(--s-size-code)',
      fontWeight: '400',
      lineHeight: '1.6',
      color: text,
      backgroundColor: surface,
    },
    links: {color: accent, visited: accent, hover: accent, textDecoration: 'underline'},
  },
  sidebar: {
    width: '280px',
    backgroundColor: page,
    textColor: quiet,
    activeTextColor: brand,
    groupItems: {activeBackgroundColor: surface, activeTextColor: brand, textTransform: 'none'},
    level1Items: {activeBackgroundColor: surface, activeTextColor: brand, textTransform: 'none'},
    arrow: {size: '1.25em', color: quiet},
  },
  rightPanel: {
    backgroundColor: page,
    width: '40%',
    textColor: text,
    servers: {overlay: {backgroundColor: surface, textColor: text}, url: {backgroundColor: page}},
  },
  codeBlock: {backgroundColor: surface},
  fab: {backgroundColor: raised, color: accent},
} satisfies RedocRawOptions['theme'];
