import {FRONTIER_FILES, NODE_FILES} from '../data/sources';
import type {FactsOptions} from '../plugins/facts';

/** Where the figures of this site are, where pages list their sources, and the source code of which † tells. */
export const factsOptions = {
  folder: 'src/data',
  sourcesBefore: '## Next steps',
  sourceCode: {node: NODE_FILES, frontier: FRONTIER_FILES},
} satisfies FactsOptions;
