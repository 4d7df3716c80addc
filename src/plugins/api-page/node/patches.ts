/** What is changed in the modules whose path matches. */
export interface Patch {
  readonly test: RegExp;
  /** A text of the module, and what takes its place. */
  readonly changes: readonly (readonly [from: string | RegExp, to: string])[];
  /** Only in the bundle for browsers, or only in the one for the static build; both when left out. */
  readonly only?: 'browser' | 'server';
}

/** Changes to redoc 2.4.0 and docusaurus-theme-redoc 2.5.1, both pinned. Each says what it is for. */
export const PATCHES: readonly Patch[] = [
  {
    test: /redoc\/bundles\/redoc\.(?:browser\.)?lib\.js$/,
    changes: [
      // A picture from another origin, for which Redoc has no option.
      ['https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,'],
      // Section labels follow an h2: h3 keeps the order of headings.
      ['.h5`', '.h3`'],
      // A color that no theme reaches.
      ['#0e7c86', 'var(--s-text-2)'],
      // The button that opens the menu on phones is a div without a name.
      [
        'e.createElement(Ku,{onClick:',
        'e.createElement(Ku,{as:"button",type:"button",className:"api-menu-button","aria-label":"Operations","aria-expanded":t,onClick:',
      ],
      // Style attributes, which the policy refuses; src/plugins/api-page/client/redoc.lazy.css has the rules.
      ['style:{marginRight:"-25px"}', 'style:void 0'],
      [
        'style:{overflow:"auto",overscrollBehavior:"contain",msOverflowStyle:"-ms-autohiding-scrollbar"}',
        'className:"api-menu-scroll"',
      ],
    ],
  },
  {
    test: /redoc\/bundles\/redoc\.lib\.js$/,
    only: 'server',
    // Style attributes of elements that change: the browser sets them through the CSSOM, the static page has classes.
    changes: [
      ['style:{top:r,height:`calc(100vh - ${r})`}', 'style:void 0'],
      [
        'style:{transform:`translate(2px, ${r}px) rotate(180deg)`,transition:"transform 0.2s ease"}',
        'className:"api-fab-up"',
      ],
      [
        'style:{transform:`translate(2px, ${0-r}px)`,transition:"transform 0.2s ease"}',
        'className:"api-fab-down"',
      ],
    ],
  },
  {
    test: /redoc\/bundles\/redoc\.browser\.lib\.js$/,
    only: 'browser',
    // Styles of a scroll bar that the option nativeScrollbars switches off; the policy refuses such an element.
    changes: [['t.appendChild(document.createTextNode(e))', 'void 0']],
  },
  {
    test: /docusaurus-theme-redoc\/dist-jsx\/utils\/useSpec\.js$/,
    // One theme serves both color modes: a switch neither renders again nor scrolls to the address' anchor.
    changes: [["useColorMode().colorMode === 'dark'", 'false']],
  },
  {
    test: /docusaurus-theme-redoc\/dist-jsx\/theme\/.*\.css$/,
    // Rules for two fixed palettes, many of them !important. Ours are in src/plugins/api-page/client/redoc.lazy.css.
    changes: [[/[^]+/, '']],
  },
];
