/* Tests what the setup files of the samples make of a reader's settings: they refuse a mistake and say what to do. */
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {LOCAL_NODE, execute, openSandbox, type Run, sampleEnvironment, type Sandbox} from './harness/run';

let fixture: NetworkFixture;
let sandbox: Sandbox;

beforeAll(async () => {
  fixture = await startFixture();
  sandbox = openSandbox();
});

afterAll(() => {
  fixture?.stop();
  sandbox?.close();
});

function run(
  library: string,
  program: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<Run> {
  const options = {
    cwd: path.join(sandbox.folder, library),
    env: {...sampleEnvironment(fixture), ...env},
  };
  fixture.testnet.gateway.nextMinute();
  return execute(process.execPath, [program, ...args], options);
}

describe.each([
  ['ethers', 'wallet.js'],
  ['viem', 'clients.js'],
])('%s', (library, setup) => {
  const SECRETS = 'Set STABILITY_API_KEY and PRIVATE_KEY. Pass --env-file';
  test.each([
    [{STABILITY_NETWORK: 'GTN'}, 'Unknown network "GTN". Set it to testnet or gtn.'],
    [{STABILITY_NETWORK: 'mainnet'}, 'Unknown network "mainnet". Set it to testnet or gtn.'],
    [{STABILITY_API_KEY: 'YOUR_API_KEY'}, SECRETS],
    [{STABILITY_API_KEY: undefined}, SECRETS],
    [{PRIVATE_KEY: 'YOUR_PRIVATE_KEY'}, SECRETS],
    [{PRIVATE_KEY: 'YOUR_PRIVATE_KEY', STABILITY_RPC_URL: LOCAL_NODE}, SECRETS],
  ])('refuses %o', async (env, message) => {
    const {code, stdout, stderr} = await run(library, setup, env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Error: ${message}`);
  });

  test.each([
    ['supported-tokens.js', 'GTN'],
    ['rewards.js', '0x0000000000000000000000000000000000000807'],
    ['rewards.js'],
  ])('a read sample refuses what is no network: %s %s', async (program, ...args) => {
    const {code, stdout, stderr} = await run(library, program, {}, args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Error: Unknown network "${args[0]}". Set it to testnet or gtn.`);
  });

  test.each([
    [{}, 'Network: testnet\n'],
    [{STABILITY_NETWORK: 'testnet'}, 'Network: testnet\n'],
    [{STABILITY_NETWORK: 'gtn'}, 'Network: gtn\n'],
    [{STABILITY_RPC_URL: LOCAL_NODE}, 'Network: testnet at STABILITY_RPC_URL\n'],
  ])('prints the network with %o', async (env, stdout) => {
    expect(await run(library, setup, env)).toEqual({code: 0, stdout, stderr: ''});
  });

  test('writes through STABILITY_RPC_URL without an API key', async () => {
    const env = {STABILITY_RPC_URL: LOCAL_NODE, STABILITY_API_KEY: 'YOUR_API_KEY'};
    const {stdout, stderr} = await run(library, 'send-zero-fee.js', env);
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
    const {stdout, stderr} = await make();
    expect(stdout, stderr).toMatch(new RegExp(`^The private key of 0x\\w{40} is in ${file}\\.\n$`));
    const text = readFileSync(path.join(cwd, file), 'utf8');
    expect(text).toMatch(
      new RegExp(
        `^STABILITY_API_KEY=YOUR_API_KEY\nPRIVATE_KEY=0x[0-9a-f]{64}\nSTABILITY_NETWORK=${network}\n$`,
      ),
    );
    expect(statSync(path.join(cwd, file)).mode & 0o777).toBe(0o600);
    expect((await make()).stderr).toContain(`EEXIST: file already exists, open '${file}'`);
    expect(readFileSync(path.join(cwd, file), 'utf8')).toBe(text);
    expect(readdirSync(cwd)).toEqual([file]);
  });
});
