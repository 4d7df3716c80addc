import type {FigureException} from './figures';

/** Figures that no fact of the network holds, each with the reason why it may stand there. Keep it short. */
export const EXCEPTIONS: readonly FigureException[] = [
  {
    file: 'build/developers/what_is_different.html',
    kind: 'block time',
    figure: '12',
    reason: 'The slot of Ethereum, named for comparison.',
  },
];

/** Figures that may be typed in `docs/`, `src/components` or `src/theme`. */
export const TYPED: readonly FigureException[] = [
  {
    file: 'docs/developers/what_is_different.mdx',
    kind: 'block time',
    figure: '12',
    reason: 'The slot of Ethereum, named for comparison.',
  },
];
