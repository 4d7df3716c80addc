import Ajv from 'ajv';
import {expect, test} from 'vitest';
import type {Fact} from '../shared/model';
import {factsFiles} from './json';

const A: Fact = {value: 1000, text: '1,000', unit: 'per day', asOf: '2025-01', source: 'a', note: 'n'};
const B: Fact = {value: 'x', asOf: '2025-10-31', source: 'b', status: 'unconfirmed'};
const MARKED: Fact = {value: 'call only†', asOf: '2025-08', source: 'c'};

test('publishes each fact with its display form, sorted, as the schema says', () => {
  const id = 'https://docs.example.org/facts.schema.json';
  const files = factsFiles(new Map([['m.b', B], ['m.c', MARKED], ['m.a', A]]), id, '†'); // prettier-ignore
  const document = JSON.parse(files['facts.json']) as {facts: Record<string, Fact>};
  expect(document).toEqual({
    $schema: id,
    version: 1,
    asOf: '2025-10-31',
    facts: {'m.a': A, 'm.b': {...B, text: 'x'}, 'm.c': {...MARKED, text: 'call only†', status: 'inferred'}},
  });
  expect(Object.keys(document.facts)).toEqual(['m.a', 'm.b', 'm.c']);
  const schema = JSON.parse(files['facts.schema.json']) as object;
  const validate = new Ajv({strict: true, allowUnionTypes: true}).compile(schema);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({...document, facts: {'m.a': {...A, asOf: 'soon'}}})).toBe(false);
  expect(validate({...document, facts: {}})).toBe(false);
});
