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

interface Description {
  readonly info: {readonly title: string; readonly description: string};
  readonly servers: readonly {readonly url: string; readonly description: string}[];
}
const api = parse(readFileSync(FILE, 'utf8')) as Description;

test.each(['api.yaml', 'public-api.openapi.yaml', 'zkt.yaml'])(
  '%s is valid, and its examples match their schemas',
  async (file) => {
    const config = await loadConfig({configPath: path.join(FOLDER, 'redocly.yaml')});
    const problems = await lint({ref: path.join(FOLDER, file), config});
    expect(problems.map(({ruleId, message}) => `${ruleId}: ${message}`)).toEqual([]);
  },
);

test('the page has every path of the published descriptions, ZKT first', () => {
  const pathsOf = (file: string): readonly string[] => {
    const {paths} = parse(readFileSync(path.join(FOLDER, file), 'utf8')) as {readonly paths: object};
    return Object.keys(paths).map((name) => name.replace(/#.*/, ''));
  };
  expect(Array.from(new Set(pathsOf('api.yaml')))).toEqual(
    ['zkt.yaml', 'public-api.openapi.yaml'].flatMap(pathsOf),
  );
});

test('it is described as legacy, with its date, and its host as not confirmed', () => {
  const {value, source} = endpoints.legacyApi.baseUrl;
  const date = new Date(source.asOf).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
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
  interface Body {
    readonly content: {readonly 'application/json': {readonly examples: Examples}};
  }
  interface Post {
    readonly description: string;
    readonly parameters: readonly [{readonly example: string}];
    readonly requestBody: Body;
    readonly responses: {readonly '200': Body};
  }
  interface Zkt {
    readonly servers: Description['servers'];
    readonly paths: Readonly<Record<string, {readonly post: Post}>>;
    readonly components: {
      readonly schemas: Readonly<
        Record<string, {readonly required: readonly string[]; readonly properties: Record<string, Field>}>
      >;
    };
  }
  const {servers, paths, components} = parse(readFileSync(path.join(FOLDER, 'zkt.yaml'), 'utf8')) as Zkt;
  const {post} = paths['/zkt/{apiKey}'];

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
    expect(values(post.requestBody.content['application/json'].examples)).toEqual(
      ['message', 'read', 'write', 'deploy'].map((name) => [name, sample(name)]),
    );
    expect(values(post.responses['200'].content['application/json'].examples)).toEqual(
      ['message', 'read', 'write', 'deploy'].map((name) => {
        const output = JSON.parse(read(`${name}.out`)) as {readonly abi?: unknown};
        // The sample on the page shows no entry of the ABI.
        return [name, output.abi ? {...output, abi: [expect.objectContaining({name: 'greet'})]} : output];
      }),
    );
  });
});
