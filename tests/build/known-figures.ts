import {facts} from '../../src/config/facts';
import {benchmarks} from '../../src/data/benchmarks';
import {chain} from '../../src/data/chain';
import {limits} from '../../src/data/limits';
import {flattenFacts} from '../../src/plugins/facts/shared/model';
import {knownFigures, type DerivedFigure} from './figures';

/** Figures that the benchmark page computes, computed independently: average gas, and the rates that gas allows. */
const {rows: blocks, ...measured} = benchmarks.rows;
const perSecond = limits.blockGas.value / chain.blockTimeSeconds.value;
const derived = blocks.flatMap(({blockGas, transactions, nominalGas}): DerivedFigure[] => [
  {kind: 'gas', value: Math.round(blockGas / transactions), from: measured},
  {kind: 'tps', value: Math.floor(perSecond / (blockGas / transactions)), from: measured},
  {kind: 'tps', value: Math.floor(perSecond / nominalGas), from: measured},
]);

/** All figures that the facts of this site cover. */
export const siteFigures = knownFigures(flattenFacts(facts), derived);
