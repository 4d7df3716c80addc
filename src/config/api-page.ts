import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PresetConfig} from '@docusaurus/types';
import type {ApiPageOptions} from '../plugins/api-page';

/** Path of the API description, both in the repository and below the base URL. */
export const apiDescription = 'openapi/public-api.openapi.yaml';

/** The preset that loads the API description. */
export const redocusaurus: PresetConfig = [
  'redocusaurus',
  {
    // An address keeps it from publishing a second copy. No route: src/plugins/api-page adds the page.
    specs: [{id: 'public-api', spec: apiDescription, url: `/${apiDescription}`}],
    config: 'openapi/redocly.yaml',
  },
];

/** Options of the plugin that renders it. */
export const apiPageOptions = {
  route: '/api',
  component: '@site/src/components/api/ApiPage',
} satisfies ApiPageOptions;

/** The API descriptions as the site serves them, byte for byte: text by path. */
export function apiFiles(): Readonly<Record<string, string>> {
  const files = [apiDescription, 'openapi/zkt.yaml'];
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(__dirname, '../..', file), 'utf8')]),
  );
}
