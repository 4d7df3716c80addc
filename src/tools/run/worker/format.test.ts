import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {formatLine} from './format';

test.each<readonly [readonly unknown[]]>([
  [['a', 'b']],
  [[1n, -2, true, null, undefined]],
  [['Stored file:', ['0xab', 'example.txt']]],
  [[{owner: '0xab', block: 7n, nested: {list: [1n, 'two']}}]],
  [[[], {}, '']],
])('line %# is formatted as a terminal prints it', (values) => {
  const terminal = values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ');
  expect(formatLine(values)).toBe(terminal);
});

test('causes in a circle, and deep and long values, end', () => {
  const error = new Error('outer');
  error.cause = error;
  expect(formatLine([error])).toBe(`Error: outer${'\nCause: Error: outer'.repeat(4)}`);
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
  expect(formatLine([deep])).toBe('[ [ [ [ [Array] ] ] ] ]');
});

test('an error is formatted with its name, message and causes', () => {
  const error = new TypeError('no', {cause: new Error('inner', {cause: {code: 'X', size: 2n}})});
  expect(formatLine(['failed:', error])).toBe(
    "failed: TypeError: no\nCause: Error: inner\nCause: { code: 'X', size: 2n }",
  );
});
