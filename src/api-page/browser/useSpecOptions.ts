/* Takes the place of the theme's hook of that name: one set of options for the server, the browser and both modes. */
import type {RedocRawOptions} from 'redoc';
import {redocTheme} from './redoc-theme';

const options: RedocRawOptions = {
  theme: redocTheme,
  scrollYOffset: () => document.querySelector('nav.navbar')?.clientHeight ?? 0,
  // A reader without JavaScript cannot expand anything.
  expandResponses: 'all',
  jsonSamplesExpandLevel: 'all',
  schemasExpansionLevel: 'all',
  hideDownloadButtons: true,
  hideFab: false,
  menuToggle: true,
  nativeScrollbars: true,
};

const result = {options, lightThemeOptions: options, darkThemeOptions: options};

/** Redoc's options, under the three names that the theme knows. */
export function useSpecOptions(): typeof result {
  return result;
}
