import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lint, loadConfig} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {endpoints} from '../../src/data/endpoints';

const FOLDER = path.join(__dirname, '../../openapi');
const FILE = path.join(FOLDER, 'public-api.openapi.yaml');

interface Operation {
  readonly security: readonly object[];
  readonly requestBody?: object;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: {readonly pattern: string};
  }[];
  readonly responses: Readonly<Record<string, {readonly description: string; readonly content?: object}>>;
}
interface Schema {
  readonly properties: Readonly<Record<string, {readonly enum?: readonly string[]}>>;
}
interface Description {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly description: string};
  readonly servers: readonly {readonly url: string; readonly description: string}[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {readonly securitySchemes: object; readonly schemas: Readonly<Record<string, Schema>>};
}
const api = parse(readFileSync(FILE, 'utf8')) as Description;
const operations = Object.entries(api.paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({call: `${method} ${route}`, ...operation})),
);

test('the description is a valid one, and its examples match their schemas', async () => {
  const config = await loadConfig({configPath: path.join(FOLDER, 'redocly.yaml')});
  const problems = await lint({ref: FILE, config});
  expect(problems.map(({ruleId, message}) => `${ruleId}: ${message}`)).toEqual([]);
});

test('it has three operations, of which those for keys require a bearer token, and nothing else', () => {
  expect(api.openapi).toBe('3.0.3');
  expect(api.components.securitySchemes).toMatchObject({bearer: {type: 'http', scheme: 'bearer'}});
  expect(
    operations.map(({call, security, parameters = [], requestBody, responses}) => [
      call,
      security,
      parameters.map((parameter) => `${parameter.in} ${parameter.name}`),
      requestBody,
      Object.keys(responses),
    ]),
  ).toEqual([
    ['get /free-transactions/{address}', [], ['path address'], undefined, ['200', '400', '404', '500']],
    ['get /paid-transactions/keys', [{bearer: []}], [], undefined, ['200']],
    ['post /paid-transactions/keys', [{bearer: []}], [], undefined, ['200']],
  ]);
});

test('it says which bodies are not specified', () => {
  for (const {responses} of operations)
    for (const [code, {content, description}] of Object.entries(responses)) {
      expect(content !== undefined).toBe(code === '200');
      expect(description.includes('Body not specified')).toBe(code !== '200');
    }
});

test('it accepts addresses of 0x and exactly 40 hexadecimal characters', () => {
  const pattern = new RegExp(operations[0].parameters?.[0].schema.pattern ?? '');
  const digits = '0123456789abcdefABCDEF0123456789abcdefAB';
  expect(`0x${digits}`).toMatch(pattern);
  for (const wrong of [
    digits,
    `0x${digits}0`,
    `0x${digits.slice(1)}`,
    `0x${digits.slice(1)}g`,
    `0X${digits}`,
  ])
    expect(wrong).not.toMatch(pattern);
});

test.each([
  ['Transaction', ['txHash', 'blockNumber', 'from', 'to', 'value', 'gasUsed', 'timestamp']],
  ['ApiKey', ['api_key', 'email', 'created_at', 'granularity', 'enabled']],
  ['FreeTransactions', ['transactions', 'remaining']],
])('%s has the documented fields and no others', (name, fields) => {
  const {properties} = api.components.schemas[name];
  expect(Object.keys(properties)).toEqual(fields);
  if (name === 'ApiKey') expect(properties.granularity.enum).toEqual(['day', 'month', 'year', 'prepaid']);
});

test('it is described as legacy, with its date, and its host as not confirmed', () => {
  const {value, asOf} = endpoints.legacyApi.baseUrl;
  const date = new Date(asOf).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
  expect(api.servers.map(({url}) => url)).toEqual([value]);
  expect(api.servers[0].description).toContain('Not confirmed');
  expect(api.info.title).toContain('Legacy');
  expect(api.info.description).toContain(`This is what the last published description, of ${date}, says.`);
});
