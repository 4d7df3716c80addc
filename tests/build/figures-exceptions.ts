import type {FigureException} from './figures';

/** Figures that may be published without a fact, each with the reason. Keep this list short. */
export const EXCEPTIONS: readonly FigureException[] = [
  {
    file: 'build/api.html',
    kind: 'url',
    figure: 'https://github.com/stabilityprotocol/docs/blob/main/openapi/public-api.openapi.yaml',
    reason: 'Link to the description file, built from the setting REPO_URL.',
  },
];

/** Figures that may be typed in a source of the site, each with the reason. */
export const TYPED: readonly FigureException[] = [
  {
    file: 'src/plugins/facts/shared/document.ts',
    kind: 'url',
    figure: 'http://json-schema.org/draft-07/schema',
    reason: 'Names the dialect of a JSON Schema; a reader never opens it.',
  },
  {
    file: 'src/plugins/search/client/page/SearchPage.tsx',
    kind: 'url',
    figure: 'https://www.algolia.com',
    reason: 'The credit link that Algolia requires; only shown with a hosted search.',
  },
];
