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

/** Redoc's theme, expressed in our tokens, which depend on the color mode. What Redoc derives from these values is left out. */
export const redocTheme = {
  spacing: {unit: 4},
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
      success: {backgroundColor: surface},
      error: {backgroundColor: surface},
      redirect: {backgroundColor: surface},
      info: {color: accent, backgroundColor: surface},
    },
    http: {
      get: 'var(--s-ok)',
      post: accent,
    },
  },
  schema: {
    linesColor: line,
    nestedBackground: surface,
  },
  typography: {
    fontSize: '1rem',
    lineHeight: 'var(--ifm-line-height-base)',
    fontWeightLight: '400',
    fontFamily: 'var(--s-font-text)',
    optimizeSpeed: false,
    headings: {fontFamily: 'var(--s-font-heading)', fontWeight: '650', lineHeight: '1.2'},
    code: {
      fontFamily: 'var(--s-font-mono)',
      fontSize: 'var(--s-size-code)',
      lineHeight: '1.6',
      color: text,
      backgroundColor: surface,
    },
    links: {hover: accent, textDecoration: 'underline'},
  },
  sidebar: {
    width: '280px',
    backgroundColor: page,
    textColor: quiet,
    activeTextColor: brand,
    groupItems: {activeBackgroundColor: surface, textTransform: 'none'},
    level1Items: {activeBackgroundColor: surface},
    arrow: {size: '1.25em'},
  },
  rightPanel: {
    backgroundColor: page,
    textColor: text,
    servers: {overlay: {backgroundColor: surface, textColor: text}, url: {backgroundColor: page}},
  },
  codeBlock: {backgroundColor: surface},
  fab: {backgroundColor: raised, color: accent},
} satisfies RedocRawOptions['theme'];
