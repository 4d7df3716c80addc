import {expect, test} from 'vitest';
import {atm} from '@site/src/data/atm';
import {calculate, EXAMPLE, type FeeFields} from './fees';

const FIELDS: FeeFields = {
  gasUsed: '100000',
  gasLimit: '125,000',
  rate: '5',
  decimals: '18',
  percentage: '50',
};

const tokens = (fields: FeeFields): readonly string[] => {
  const result = calculate(fields);
  return 'lines' in result ? result.lines.map((line) => line.tokens) : [result.problem];
};

test('calculates the amounts withheld, refunded and charged, and both shares', () => {
  expect(tokens(FIELDS)).toEqual(['0.000625', '0.000125', '0.0005', '0.00025', '0.00025']);
  expect(tokens({...FIELDS, decimals: '6'})[2]).toBe('500000000');
});

test('rounds each amount down separately, and an odd unit goes to the contract', () => {
  const result = calculate({...FIELDS, gasUsed: '1', gasLimit: '2', rate: '1/3', decimals: '0'});
  expect('lines' in result && result.lines.map(({units}) => units)).toEqual([
    '666666666',
    '333333333',
    '333333333',
    '166666666',
    '166666667',
  ]);
});

test('starts with the example on the page', () => {
  expect(tokens(EXAMPLE)[2]).toBe(String(atm.worked.feeStable.value));
});

test.each([
  [{gasUsed: '-1'}, 'gasUsed'],
  [{gasUsed: '1e5'}, 'gasUsed'],
  [{gasLimit: '99999'}, 'gasLimit'],
  [{gasLimit: ''}, 'gasLimit'],
  [{rate: '5 / 0'}, 'rate'],
  [{rate: 'NaN'}, 'rate'],
  [{rate: '.5'}, 'rate'],
  [{rate: '0,1'}, 'rate'],
  [{rate: '1,500'}, 'rate'],
  [{gasUsed: '1,5'}, 'gasUsed'],
  [{decimals: '37'}, 'decimals'],
  [{decimals: '1.5'}, 'decimals'],
  [{percentage: '101'}, 'percentage'],
] satisfies [Partial<FeeFields>, string][])('%j is refused with a sentence', (part, field) => {
  const result = calculate({...FIELDS, ...part});
  expect(result).toMatchObject({field});
  expect('problem' in result && result.problem).toMatch(/\.$/);
});
