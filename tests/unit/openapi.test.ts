// @vitest-environment node
import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import Ajv, {type ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {endpoints} from '../../src/data/endpoints';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../..');
const FILE = path.join(ROOT, 'openapi/public-api.openapi.yaml');
const CONFIG = path.join(ROOT, 'openapi/redocly.yaml');
const ENV = {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

interface Media {
  readonly schema: object;
  readonly example: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: unknown;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: {readonly pattern: string};
    readonly example: string;
  }[];
  readonly responses: Readonly<
    Record<string, {readonly description: string; readonly content?: Readonly<Record<string, Media>>}>
  >;
}
interface Description {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly description: string};
  readonly servers: readonly {readonly url: string; readonly description: string}[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, {readonly type: string; readonly scheme: string}>>;
    readonly schemas: Readonly<
      Record<string, {readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>}>
    >;
  };
}

let text: string;
let api: Description;
let folder: string;

beforeAll(async () => {
  text = await readFile(FILE, 'utf8');
  api = parse(text) as Description;
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
});
afterAll(() => rm(folder, {recursive: true}));

interface LintReport {
  readonly totals: {readonly errors: number; readonly warnings: number; readonly ignored: number};
  readonly problems: readonly {readonly ruleId: string}[];
}

/** Output of Redocly CLI regardless of its exit status, which is nonzero when there are problems. */
async function redocly(command: 'lint' | 'stats', file: string): Promise<unknown> {
  const cli = path.join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [cli, command, file, '--config', CONFIG, '--format=json'];
  const {stdout} = await run(process.execPath, args, {env: ENV, cwd: ROOT}).catch(
    (error: {readonly stdout: string}) => error,
  );
  return JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1));
}

function lint(file: string): Promise<LintReport> {
  return redocly('lint', file) as Promise<LintReport>;
}

async function lintFault(from: string, to: string): Promise<string[]> {
  expect(text).toContain(from);
  const file = path.join(folder, 'fault.openapi.yaml');
  await writeFile(file, text.replace(from, to));
  return (await lint(file)).problems.map(({ruleId}) => ruleId);
}

describe('Redocly CLI', () => {
  it('finds no errors, no warnings and no ignored problems', async () => {
    const {totals, problems} = await lint(FILE);
    expect(problems).toEqual([]);
    expect(totals).toEqual({errors: 0, warnings: 0, ignored: 0});
  });

  it('finds three operations', async () => {
    const {operations} = (await redocly('stats', FILE)) as {readonly operations: {readonly total: number}};
    expect(operations.total).toBe(3);
  });

  it.each([
    [
      'a path without leading slash',
      '  /paid-transactions/keys:',
      '  paid-transactions/keys:',
      ['struct', 'no-unused-components'],
    ],
    ['a scheme that is not defined', '        - bearer: []', '        - token: []', ['security-defined']],
    ['an operation without security', '      security: []\n', '', ['security-defined']],
    ['an example of the wrong type', 'gasUsed: 21000', 'gasUsed: many', ['no-invalid-media-type-examples']],
  ])('finds %s', async (_fault, from, to, rules) => {
    const found = await lintFault(from, to);
    expect(Array.from(new Set(found))).toEqual(rules);
  });
});

describe('operations', () => {
  const operations = () =>
    Object.entries(api.paths).flatMap(([route, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({route, method, operation})),
    );

  it('are the three of an OpenAPI 3.0.3 description, each path with a leading slash', () => {
    expect(api.openapi).toBe('3.0.3');
    expect(operations().map(({method, route}) => `${method} ${route}`)).toEqual([
      'get /free-transactions/{address}',
      'get /paid-transactions/keys',
      'post /paid-transactions/keys',
    ]);
  });

  it('require a bearer token for the two key operations only, and no header parameter', () => {
    expect(api.components.securitySchemes).toMatchObject({bearer: {type: 'http', scheme: 'bearer'}});
    const security = operations().map(({operation}) => operation.security);
    expect(security).toEqual([[], [{bearer: []}], [{bearer: []}]]);
    const parameters = operations().flatMap(({operation}) => operation.parameters ?? []);
    expect(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual(['path address']);
    expect(operations().map(({operation}) => operation.requestBody)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('accept addresses of 0x and exactly 40 hexadecimal characters', () => {
    const parameter = api.paths['/free-transactions/{address}']?.get?.parameters?.[0];
    const pattern = new RegExp(parameter?.schema.pattern ?? '');
    expect(parameter?.required).toBe(true);
    expect(parameter?.example).toMatch(pattern);
    const digits = '0123456789abcdefABCDEF0123456789abcdefAB';
    expect(`0x${digits}`).toMatch(pattern);
    for (const wrong of [
      digits,
      `0x${digits}0`,
      `0x${digits.slice(1)}`,
      `0x${digits.slice(1)}g`,
      `0X${digits}`,
    ]) {
      expect(wrong).not.toMatch(pattern);
    }
  });

  it('list the responses of the error catalog without a body', () => {
    const answers = operations().map(({operation}) => Object.keys(operation.responses));
    expect(answers).toEqual([['200', '400', '404', '500'], ['200'], ['200']]);
    for (const {operation} of operations()) {
      for (const [code, {content, description}] of Object.entries(operation.responses)) {
        expect(content !== undefined).toBe(code === '200');
        if (code !== '200') expect(description).toContain('Body not specified');
      }
    }
  });

  it('are described as legacy, with date, and their host as not confirmed', () => {
    const fact = endpoints.legacyApi.baseUrl;
    expect(api.servers.map(({url}) => url)).toEqual([fact.value]);
    expect(api.servers[0]?.description).toContain('Not confirmed');
    expect(api.info.title).toContain('Legacy');
    const date = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
      new Date(fact.asOf),
    );
    expect(api.info.description).toMatch(
      new RegExp(
        `^\\*\\*Legacy\\.\\*\\* This is what the last published description, of ${date}, says\\.`,
        'm',
      ),
    );
    expect(api.info.description).toContain('not confirmed');
  });
});

describe('schemas and examples', () => {
  const names = {
    Transaction: ['txHash', 'blockNumber', 'from', 'to', 'value', 'gasUsed', 'timestamp'],
    ApiKey: ['api_key', 'email', 'created_at', 'granularity', 'enabled'],
    FreeTransactions: ['transactions', 'remaining'],
  };

  function validator(schema: object): ValidateFunction {
    const ajv = addFormats(new Ajv({strict: false, allErrors: true}));
    ajv.addSchema({$id: 'api', components: api.components}, 'api');
    const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object;
    return ajv.compile(pointed);
  }

  const examples = () =>
    Object.values(api.paths).flatMap((methods) =>
      Object.values(methods).map(({operationId, responses}) => {
        const media = responses['200']?.content?.['application/json'];
        if (!media) throw new Error(`${operationId} has no response`);
        return {operationId, ...media};
      }),
    );

  it.each(Object.entries(names))('%s has the documented fields and no others', (name, fields) => {
    expect(Object.keys(api.components.schemas[name]?.properties ?? {})).toEqual(fields);
  });

  it('limit granularity to the four values', () => {
    expect(api.components.schemas.ApiKey?.properties.granularity?.enum).toEqual([
      'day',
      'month',
      'year',
      'prepaid',
    ]);
  });

  it('include a valid example with every field for each operation', () => {
    expect(examples().map(({operationId}) => operationId)).toEqual([
      'getFreeTransactions',
      'getApiKeyDetails',
      'createApiKey',
    ]);
    for (const {schema, example} of examples()) {
      const validate = validator(schema);
      validate(example);
      expect(validate.errors).toBeNull();
    }
    const [free, list, created] = examples().map(({example}) => example);
    expect(Object.keys(created as object)).toEqual(names.ApiKey);
    expect(list).toEqual([created]);
    const {transactions} = free as {readonly transactions: readonly object[]};
    expect(Object.keys(free as object)).toEqual(names.FreeTransactions);
    expect(transactions.map((transaction) => Object.keys(transaction))).toEqual([names.Transaction]);
  });

  it.each([
    ['getFreeTransactions', '"blockNumber":1234', '"blockNumber":"1234"'],
    ['getFreeTransactions', '2024-02-08T12:00:00Z', 'yesterday'],
    ['getFreeTransactions', '"remaining":10', '"remaining":"10"'],
    ['getApiKeyDetails', '"month"', '"week"'],
    ['createApiKey', '"enabled":true', '"enabled":"yes"'],
  ])('refuses %s with %s changed into %s', (operationId, from, to) => {
    const found = examples().find((entry) => entry.operationId === operationId);
    const json = JSON.stringify(found?.example);
    expect(json).toContain(from);
    expect(validator(found?.schema ?? {})(JSON.parse(json.replace(from, to)))).toBe(false);
  });
});
