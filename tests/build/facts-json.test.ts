import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';
import {allFacts} from '../facts';

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(BUILD, name), 'utf8'));

/** Paths that programs rely on: they keep their names. */
const RELIED = [
  ...['gtn', 'testnet'].flatMap((network) => [`networks.${network}.chainId`, `networks.${network}.rpcUrl`]),
  'networks.currency.symbol',
  'limits.requestsPerMinuteFree',
  'limits.batchSize',
  'limits.blockGas',
  'limits.transactionGas',
  'chain.blockTimeSeconds',
  'versions.solidity',
];

test('facts.json matches its schema and has every fact under its token path', () => {
  const schema = readJson('facts.schema.json') as {readonly $id: string};
  const document = readJson('facts.json') as {
    readonly $schema: string;
    readonly facts: Readonly<Record<string, {readonly value: unknown}>>;
  };
  const validate = new Ajv({allowUnionTypes: true}).compile(schema);
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(document.$schema).toBe(schema.$id);
  expect(schema.$id).toMatch(/^https:\/\/.*\/facts\.schema\.json$/);
  expect(allFacts.size).toBeGreaterThan(500);
  const values = Object.entries(document.facts).map(([id, {value}]) => [id, value]);
  expect(values).toEqual(Array.from(allFacts, ([id, {value}]) => [id, value]).sort());
  expect(RELIED.filter((id) => !(id in document.facts))).toEqual([]);
});
