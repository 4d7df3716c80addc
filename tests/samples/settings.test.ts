/* Tests what the setup files of the samples make of a reader's settings: they refuse a mistake and say what to do. */
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {execute, LOCAL_NODE, openSandbox, type Run, sampleEnvironment, type Sandbox} from './harness/run';

let fixture: NetworkFixture;
let sandbox: Sandbox;

beforeAll(async () => {
  fixture = await startFixture();
  sandbox = openSandbox();
});

afterAll(async () => {
  fixture?.stop();
  await sandbox?.close();
});

describe.each([
  ['ethers', 'wallet.js'],
  ['viem', 'clients.js'],
])('%s', (library, setup) => {
  function run(program: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<Run> {
    fixture.testnet.gateway.nextMinute();
    const cwd = path.join(sandbox.folder, library);
    return execute(process.execPath, [program, ...args], {cwd, env: {...sampleEnvironment(fixture), ...env}});
  }

  const SECRETS = 'Set STABILITY_API_KEY and PRIVATE_KEY. Pass --env-file';
  const UNKNOWN = 'Unknown network "GTN". Set it to testnet or gtn.';
  test.each<[string, NodeJS.ProcessEnv, string, ...string[]]>([
    [setup, {STABILITY_NETWORK: 'GTN'}, UNKNOWN],
    [setup, {STABILITY_API_KEY: 'YOUR_API_KEY'}, SECRETS],
    [setup, {STABILITY_API_KEY: undefined}, SECRETS],
    [setup, {PRIVATE_KEY: 'YOUR_PRIVATE_KEY', STABILITY_RPC_URL: LOCAL_NODE}, SECRETS],
    ['supported-tokens.js', {}, UNKNOWN, 'GTN'],
    ['rewards.js', {}, 'Unknown network "undefined". Set it to testnet or gtn.'],
  ])('%s refuses %o', async (program, env, message, ...args) => {
    const {code, stdout, stderr} = await run(program, env, args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Error: ${message}`);
  });

  test.each([
    [{}, 'Network: testnet\n'],
    [{STABILITY_NETWORK: 'gtn'}, 'Network: gtn\n'],
    [{STABILITY_RPC_URL: LOCAL_NODE}, 'Network: testnet at STABILITY_RPC_URL\n'],
  ])('prints the network with %o', async (env, stdout) => {
    expect(await run(setup, env)).toEqual({code: 0, stdout, stderr: ''});
  });

  test('writes through STABILITY_RPC_URL without an API key', async () => {
    const env = {STABILITY_RPC_URL: LOCAL_NODE, STABILITY_API_KEY: 'YOUR_API_KEY'};
    const {stdout, stderr} = await run('send-zero-fee.js', env);
    expect(stdout, stderr).toMatch(/\nSent in block \d+\n$/);
    expect(fixture.testnet.gateway.calls).toEqual([]);
  });

  test.each([
    [[], '.env', 'testnet'],
    [['gtn'], '.env.gtn', 'gtn'],
  ])('new-account.ts %o writes its file once', async (args, file, network) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'account-'));
    onTestFinished(() => rmSync(cwd, {recursive: true}));
    const program = path.join(sandbox.folder, library, 'new-account.js');
    const make = () => execute(process.execPath, [program, ...args], {cwd, env: sampleEnvironment(fixture)});
    const read = () => readFileSync(path.join(cwd, file), 'utf8');
    const {stdout, stderr} = await make();
    expect(stdout, stderr).toMatch(new RegExp(`^The private key of 0x\\w{40} is in ${file}\\.\n$`));
    const text = read();
    const lines = [
      'STABILITY_API_KEY=YOUR_API_KEY',
      'PRIVATE_KEY=0x[0-9a-f]{64}',
      `STABILITY_NETWORK=${network}`,
    ];
    expect(text).toMatch(new RegExp(`^${lines.join('\n')}\n$`));
    expect(statSync(path.join(cwd, file)).mode & 0o777).toBe(0o600);
    expect((await make()).stderr).toContain(`EEXIST: file already exists, open '${file}'`);
    expect([read(), readdirSync(cwd)]).toEqual([text, [file]]);
  });
});
