import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lint, loadConfig} from '@redocly/openapi-core';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {contracts} from '../../src/data/contracts';
import {endpoints} from '../../src/data/endpoints';
import {limits} from '../../src/data/limits';
import {networks} from '../../src/data/networks';
import {zkt, type ZktField} from '../../src/data/zkt';

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

test.each(['public-api.openapi.yaml', 'zkt.yaml'])(
  '%s is valid, and its examples match their schemas',
  async (file) => {
    const config = await loadConfig({configPath: path.join(FOLDER, 'redocly.yaml')});
    const problems = await lint({ref: path.join(FOLDER, file), config});
    expect(problems.map(({ruleId, message}) => `${ruleId}: ${message}`)).toEqual([]);
  },
);

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
  expect(api.info.description).toContain(`Source: the last published description, of ${date}.`);
});

describe('zkt.yaml agrees with the page on ZKT', () => {
  interface Field {
    readonly type?: string | readonly string[];
    readonly items?: {readonly type: string};
    readonly description: string;
    readonly enum?: readonly string[];
  }
  type Examples = Readonly<Record<string, {readonly value: unknown}>>;
  interface Zkt {
    readonly servers: readonly {readonly url: string; readonly description: string}[];
    readonly paths: Readonly<
      Record<
        string,
        {
          readonly post: {
            readonly description: string;
            readonly parameters: readonly [{readonly example: string}];
            readonly requestBody: {readonly content: Readonly<Record<string, {readonly examples: Examples}>>};
            readonly responses: {
              readonly '200': {readonly content: Readonly<Record<string, {readonly examples: Examples}>>};
            };
          };
        }
      >
    >;
    readonly components: {
      readonly schemas: Readonly<
        Record<
          string,
          {readonly required: readonly string[]; readonly properties: Readonly<Record<string, Field>>}
        >
      >;
    };
  }
  const {servers, paths, components} = parse(readFileSync(path.join(FOLDER, 'zkt.yaml'), 'utf8')) as Zkt;
  const {post} = paths['/zkt/{apiKey}'];
  const json = 'application/json';

  test.each([
    ['Message', zkt.message.rows],
    ['Call', zkt.call.rows],
    ['Deployment', zkt.deploy.rows],
  ] as const)('on the fields of a %s', (name, fields: readonly ZktField[]) => {
    const {required, properties} = components.schemas[name];
    const typeOf = ({type, items}: Field): string =>
      items ? `${String(type)} of ${items.type}s` : [type].flat().join(' or ');
    expect(
      Object.entries(properties).map(([field, property]) => [
        field,
        typeOf(property),
        required.includes(field),
        property.description,
      ]),
    ).toEqual(fields.map((field) => [field.name, field.type, field.required, field.meaning]));
  });

  test('on the fields and the codes of a response', () => {
    const names = zkt.responses.rows.flatMap(({fields}) =>
      fields.startsWith('HTTP') ? [] : fields.split(', ').map((field) => /^\w+/.exec(field)?.[0]),
    );
    const {properties} = components.schemas.Response;
    expect(Object.keys(properties).sort()).toEqual(Array.from(new Set(names)).sort());
    expect(properties.errorCode.enum).toEqual([zkt.warningCode.value, zkt.errorCode.value]);
    expect(Object.keys(post.responses)).toEqual([zkt.okStatus.value, zkt.badRequestStatus.value].map(String));
  });

  test('on hosts, test key and limit', () => {
    expect(servers.map(({url}) => url)).toEqual([networks.testnet.rpcUrl.value, networks.gtn.rpcUrl.value]);
    expect(post.parameters[0].example).toBe(contracts.zktTryItOut.key.value);
    expect(post.description).toContain(`at most ${limits.zktPayloadMegabytes.text}`);
  });

  test('on its samples', () => {
    const read = (file: string): string => readFileSync(path.join(FOLDER, '../examples/zkt', file), 'utf8');
    const [, message = ''] = /--data '(.*)'/.exec(read('message.sh')) ?? [];
    const sample = (name: string): unknown => JSON.parse(name === 'message' ? message : read(`${name}.json`));
    const values = (examples: Examples) => Object.entries(examples).map(([name, {value}]) => [name, value]);
    expect(values(post.requestBody.content[json].examples)).toEqual(
      ['message', 'read', 'write', 'deploy'].map((name) => [name, sample(name)]),
    );
    expect(values(post.responses['200'].content[json].examples)).toEqual(
      ['message', 'read', 'write'].map((name) => [name, JSON.parse(read(`${name}.out`)) as unknown]),
    );
  });
});
