import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Color mode settings: dark by default, regardless of the system setting; the navbar has a switch. */
export const colorMode = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const satisfies ThemeConfig['colorMode'];
