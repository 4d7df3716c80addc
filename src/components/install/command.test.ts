import {expect, test} from 'vitest';
import {installCommand} from './command';

const pin = (value: string) => ({value, source: {title: 'test', asOf: '2026-01'}});
const PINS = {alpha: pin('1.2.3'), '@scope/beta': pin('4.5.6')};

test('writes exact versions in the order given', () => {
  expect(installCommand(['alpha', '@scope/beta'], false, PINS)).toBe(
    'npm install --save-exact alpha@1.2.3 @scope/beta@4.5.6',
  );
  expect(installCommand(['alpha'], true, PINS)).toBe('npm install --save-exact --save-dev alpha@1.2.3');
});

test('throws for an empty list and for an unknown package', () => {
  expect(() => installCommand([], false, PINS)).toThrow('no packages');
  expect(() => installCommand(['gamma'], false, PINS)).toThrow('"gamma" has no version');
});
