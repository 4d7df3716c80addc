/* Replaces the theme's hook of the same name: one set of options for server, browser and both color modes. */
import type {RedocRawOptions} from 'redoc';
import {redocTheme} from './redoc-theme';

const options: RedocRawOptions = {
  theme: redocTheme,
  scrollYOffset: () => document.querySelector('nav.navbar')?.clientHeight ?? 0,
  // Readers without JavaScript cannot expand anything.
  expandResponses: 'all',
  jsonSamplesExpandLevel: 'all',
  schemasExpansionLevel: 'all',
  hideDownloadButtons: true,
  nativeScrollbars: true,
};

const result = {options, lightThemeOptions: options, darkThemeOptions: options};

/** Returns Redoc's options under the three names that the theme expects. */
export function useSpecOptions(): typeof result {
  return result;
}
