import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {expect, test} from 'vitest';
import {facts} from '../../src/config/facts';
import {flattenFacts} from '../../src/facts/model';
import type {FactsDocument} from '../../src/facts/json/document';

const BUILD = path.join(__dirname, '../../build');

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(BUILD, name), 'utf8'));
}

test('facts.json follows its schema and holds every fact under its token path', () => {
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

test('the paths that programs rely on keep their names and values', () => {
  const {facts: published} = readJson('facts.json') as FactsDocument;
  const relied = {
    'networks.gtn.chainId': 101010,
    'networks.gtn.rpcUrl': 'https://rpc.stabilityprotocol.com',
    'networks.testnet.chainId': 20180427,
    'networks.testnet.rpcUrl': 'https://rpc.testnet.stabilityprotocol.com',
    'networks.currency.symbol': 'FREE',
    'limits.requestsPerMinuteFree': 60,
    'limits.batchSize': 40,
    'limits.blockGas': 300_000_000,
    'limits.transactionGas': 260_000_000,
    'chain.blockTimeSeconds': 2,
    'versions.solidity': '0.8.24',
  };
  expect(Object.fromEntries(Object.keys(relied).map((id) => [id, published[id]?.value]))).toEqual(relied);
});
