import type {RedocPresetOptions} from '../api-page/preset';
import type {RedocFixesOptions} from '../api-page/redoc-fixes';
import type {Env} from './env';

/** The API description: its path in the repository, and below the base URL of the site. */
export const apiDescription = 'openapi/public-api.openapi.yaml';

/** The API page. */
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

/** What our plugin needs to know of the site. */
export const redocFixesOptions: RedocFixesOptions = {
  modules: 'src/api-page',
  description: apiDescription,
  publishAs: apiDescription,
};
