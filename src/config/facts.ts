import {apps} from '../data/apps';
import {atm} from '../data/atm';
import {audit} from '../data/audit';
import {benchmarks} from '../data/benchmarks';
import {chain} from '../data/chain';
import {changes} from '../data/changes';
import {company} from '../data/company';
import {contracts} from '../data/contracts';
import {endpoints} from '../data/endpoints';
import {glossary} from '../data/glossary';
import {limits} from '../data/limits';
import {links} from '../data/links';
import {networks} from '../data/networks';
import {precompiles} from '../data/precompiles';
import {versions} from '../data/versions';
import {zkt} from '../data/zkt';
import type {FactTree} from '../facts/model';

/** Every module of `src/data` under the name that its tokens start with. */
export const facts = {
  networks,
  limits,
  endpoints,
  chain,
  versions,
  contracts,
  precompiles,
  zkt,
  atm,
  benchmarks,
  audit,
  apps,
  links,
  company,
  changes,
  glossary,
} as const satisfies FactTree;
