import type {FactsOptions} from '../plugins/facts';
import {readableSources} from './sources';

/** Where the figures of this site are, and how pages name their sources. */
export const factsOptions = {
  folder: 'src/data',
  components: {Install: 'src/components/install/Install.tsx'},
  readableSources,
  inferredMark: '†',
  sourcesBefore: '## Next steps',
} satisfies FactsOptions;
