import {expect, test} from 'vitest';
import {byLetter} from './by-letter';

const term = (name: string) => ({id: name.toLowerCase(), term: name, definition: 'A word.'});

test('groups by first letter regardless of case, in the given order', () => {
  const letters = byLetter([term('ABI'), term('address'), term('Batch')]);
  expect(letters.map(({letter, terms}) => [letter, terms.map(({id}) => id)])).toEqual([
    ['A', ['abi', 'address']],
    ['B', ['batch']],
  ]);
});
