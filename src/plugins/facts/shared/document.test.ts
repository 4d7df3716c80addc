import Ajv from 'ajv';
import {expect, test} from 'vitest';
import {factsDocument, factsSchema} from './document';
import type {Fact} from './model';

const SCHEMA = 'https://docs.example.org/facts.schema.json';
const A: Fact = {value: 1000, text: '1,000', unit: 'per day', asOf: '2025-01', source: 'a', note: 'n'};
const B: Fact = {value: 'x', asOf: '2025-10-31', source: 'b', status: 'inferred'};

test('publishes raw value, display form, date and source, and the optional fields that are set', () => {
  const {facts, asOf, $schema, version} = factsDocument(new Map([['m.a', A]]), SCHEMA);
  expect({asOf, $schema, version}).toEqual({asOf: '2025-01', $schema: SCHEMA, version: 1});
  expect(facts).toEqual({'m.a': A});
  expect(factsDocument(new Map([['m.b', B]]), SCHEMA).facts['m.b']).toEqual({...B, text: 'x'});
});

test('gives the same output for any order of the facts', () => {
  const one = factsDocument(new Map([['m.a', A], ['m.b', B]]), SCHEMA); // prettier-ignore
  const other = factsDocument(new Map([['m.b', B], ['m.a', A]]), SCHEMA); // prettier-ignore
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(Object.keys(one.facts)).toEqual(['m.a', 'm.b']);
  expect(one.asOf).toBe('2025-10-31');
});

test('throws when there are no facts', () => {
  expect(() => factsDocument(new Map(), SCHEMA)).toThrow('no facts given');
});

test('the schema accepts the document and rejects a wrong one', () => {
  const validate = new Ajv({strict: true, allowUnionTypes: true}).compile(factsSchema(SCHEMA));
  const document = factsDocument(new Map([['m.a', A], ['m.b', B]]), SCHEMA); // prettier-ignore
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({...document, version: 2})).toBe(false);
  expect(validate({...document, facts: {'m.a': {value: 1, text: '1', source: 'a'}}})).toBe(false);
  expect(validate({...document, facts: {'m.a': {...A, asOf: 'soon'}}})).toBe(false);
  expect(validate({...document, facts: {}})).toBe(false);
});
