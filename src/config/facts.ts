import type {FactsOptions} from '../plugins/facts';

/** Where the figures of this site are, and where pages list their sources. */
export const factsOptions = {folder: 'src/data', sourcesBefore: '## Next steps'} satisfies FactsOptions;
