import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {formatLine} from './format';

test('formats values as a terminal prints them', () => {
  const lines: readonly (readonly unknown[])[] = [
    ['a', 'b'],
    [1n, -2, true, null, undefined],
    ['Stored file:', ['0xab', 'example.txt']],
    [{owner: '0xab', block: 7n, nested: {list: [1n, 'two']}}],
    [[], {}, ''],
  ];
  for (const values of lines) {
    const terminal = values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ');
    expect(formatLine(values)).toBe(terminal);
  }
});

test('formats an error with its name, message and cause', () => {
  const error = new TypeError('no', {cause: {code: 'X', size: 2n}});
  expect(formatLine(['failed:', error])).toBe("failed: TypeError: no\nCause: { code: 'X', size: 2n }");
  expect(formatLine([new Error('outer', {cause: new Error('inner')})])).toBe(
    'Error: outer\nCause: Error: inner',
  );
});

test('formats circular references without following them', () => {
  const loop: {name: string; self?: unknown} = {name: 'a'};
  loop.self = loop;
  expect(formatLine([loop])).toContain('[Circular]');
});
