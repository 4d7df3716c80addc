import type {FigureException} from './figures';

/** Figures that no fact of the network holds, each with the reason why it may stand there. Keep it short. */
export const EXCEPTIONS: readonly FigureException[] = [
  {
    file: 'build/api.html',
    kind: 'url',
    figure: 'https://github.com/stabilityprotocol/docs/blob/main/openapi/public-api.openapi.yaml',
    reason: 'Link to the description file, built from the setting REPO_URL.',
  },
  {
    file: 'build/api.html',
    kind: 'url',
    figure: 'https://redocly.com/redoc',
    reason: 'The credit line that Redoc writes under its menu.',
  },
];

/** Figures that may be typed in `docs/`, `src/components` or `src/theme`. */
export const TYPED: readonly FigureException[] = [];
