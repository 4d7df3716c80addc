import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PresetConfig} from '@docusaurus/types';
import type {ApiPageOptions} from '../plugins/api-page';

/** Paths of the published descriptions, both in the repository and below the base URL, in the order of the page. */
export const apiDescriptions = ['openapi/zkt.yaml', 'openapi/public-api.openapi.yaml'];

/** The preset that loads the description of the page, which puts the published ones together. */
export const redocusaurus: PresetConfig = [
  'redocusaurus',
  {
    // An address keeps it from publishing a second copy. No route: src/plugins/api-page adds the page.
    specs: [{id: 'api', spec: 'openapi/api.yaml', url: `/${apiDescriptions[0]}`}],
    config: 'openapi/redocly.yaml',
  },
];

/** Options of the plugin that renders it. */
export const apiPageOptions = {
  route: '/api',
  component: '@site/src/components/api/ApiPage',
  archive: 'tag/Legacy-account-API',
} satisfies ApiPageOptions;

/** The published descriptions as the site serves them, byte for byte: text by path. */
export function apiFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    apiDescriptions.map((file) => [file, readFileSync(path.join(__dirname, '../..', file), 'utf8')]),
  );
}
