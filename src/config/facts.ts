import path from 'node:path';
import {type FactsOptions, readData} from '../plugins/facts';
import {readableSources} from './sources';

/** Where the figures of this site are, and how pages name their sources. */
export const factsOptions = {
  folder: 'src/data',
  components: {Install: 'src/components/install/Install.tsx'},
  readableSources,
  sourcesBefore: '## Next steps',
} satisfies FactsOptions;

/** All modules of `src/data` by name, and all figures by token path. */
export const {tree: facts, facts: allFacts} = readData(path.join(__dirname, '../..', factsOptions.folder));
