import path from 'node:path';
import {factsOptions} from '../src/config/facts';
import {readData} from '../src/plugins/facts';

/** All modules of `src/data` by name, and all figures by token path. */
export const {tree: facts, facts: allFacts} = readData(path.join(__dirname, '..', factsOptions.folder));
