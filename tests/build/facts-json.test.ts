import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {facts} from '../../src/config/facts';
import {flattenFacts} from '../../src/plugins/facts/shared/model';
import type {FactsDocument} from '../../src/plugins/facts/shared/document';

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(BUILD, name), 'utf8'));
}

test('facts.json matches its schema and has every fact under its token path', () => {
  const schema = readJson('facts.schema.json') as {readonly $id: string};
  const document = readJson('facts.json') as FactsDocument;
  const validate = new Ajv({allowUnionTypes: true}).compile(schema);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(document.$schema).toBe(schema.$id);
  expect(schema.$id).toMatch(/^https:\/\/.*\/facts\.schema\.json$/);
  const all = flattenFacts(facts);
  expect(all.size).toBeGreaterThan(500);
  expect(Object.keys(document.facts)).toEqual(Array.from(all.keys()).sort());
  all.forEach((fact, id) => expect(document.facts[id]?.value, id).toBe(fact.value));
});

test('paths that programs rely on keep their names', () => {
  const {facts: published} = readJson('facts.json') as FactsDocument;
  const relied = [
    ...['gtn', 'testnet'].flatMap((network) => [`networks.${network}.chainId`, `networks.${network}.rpcUrl`]),
    'networks.currency.symbol',
    'limits.requestsPerMinuteFree',
    'limits.batchSize',
    'limits.blockGas',
    'limits.transactionGas',
    'chain.blockTimeSeconds',
    'versions.solidity',
  ];
  expect(relied.filter((id) => !(id in published))).toEqual([]);
});
