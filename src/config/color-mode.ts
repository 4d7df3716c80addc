import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Dark by default, whatever the system prefers; the switch in the navbar changes it. */
export const colorMode = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const satisfies ThemeConfig['colorMode'];
