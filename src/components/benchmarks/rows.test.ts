import {expect, it} from 'vitest';
import {derivedRows} from './rows';

it('keeps all 19 blocks', () => {
  expect(derivedRows).toHaveLength(19);
});

it('differs from the source in the rate of one block, whose transactions give another', () => {
  const differing = derivedRows.filter(({rate, tps}) => rate !== tps);
  expect(differing.map(({id, rate, tps}) => [id, rate, tps])).toEqual([['gtn355006', 177, 176]]);
});

it('finds no block above its gas ceiling or its gas limit', () => {
  expect(derivedRows.filter(({rate, ceiling, fill}) => rate > ceiling || fill > 1)).toEqual([]);
});

it('finds three blocks that are almost full, the others at most 72 % full', () => {
  const fills = derivedRows.map(({fill}) => fill);
  expect(fills.filter((fill) => fill >= 0.988)).toHaveLength(3);
  expect(fills.filter((fill) => fill < 0.988 && fill > 0.72)).toEqual([]);
});
