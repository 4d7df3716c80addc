import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RedocPresetOptions} from '../plugins/api-page';
import type {Env} from './env';

/** Path of the API description, both in the repository and below the base URL. */
export const apiDescription = 'openapi/public-api.openapi.yaml';

/** The preset of the API page with its options. */
export function redocPreset({baseUrl}: Env) {
  return {
    specs: [
      {
        id: 'public-api',
        spec: apiDescription,
        route: '/api',
        url: `${baseUrl}${apiDescription}`,
        normalizeUrl: false,
        layout: {
          title: 'API reference',
          description:
            'Legacy account API of February 2024: look up free transactions of an address, list and create API keys. Host not confirmed.',
        },
      },
    ],
    config: 'openapi/redocly.yaml',
  } satisfies RedocPresetOptions;
}

/** The API description as the site serves it, byte for byte: text by path. */
export function apiFiles(siteDir: string): Readonly<Record<string, string>> {
  return {[apiDescription]: readFileSync(path.join(siteDir, apiDescription), 'utf8')};
}
