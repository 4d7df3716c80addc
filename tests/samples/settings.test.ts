/* Tests what the setup files of the samples make of a reader's settings: they refuse a mistake and say what to do. */
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {API_KEY} from './harness/api-key';
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
  const UNKNOWN = 'Unknown network "GTN". Pass testnet or gtn.';
  test.each<[string, NodeJS.ProcessEnv, string, ...string[]]>([
    [setup, {}, UNKNOWN, 'GTN'],
    [setup, {STABILITY_API_KEY: 'YOUR_API_KEY'}, SECRETS],
    [setup, {STABILITY_API_KEY: undefined}, SECRETS],
    [setup, {PRIVATE_KEY: 'YOUR_PRIVATE_KEY', STABILITY_RPC_URL: LOCAL_NODE}, SECRETS],
    ['supported-tokens.js', {}, UNKNOWN, 'GTN'],
    ['rewards.js', {}, 'Usage: rewards.ts NETWORK HOLDER TOKEN'],
  ])('%s refuses %o', async (program, env, message, ...args) => {
    const {code, stdout, stderr} = await run(program, env, args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Error: ${message}`);
  });

  test.each(['claim-reward.js', 'set-fee-token.js'])(
    '%s without arguments says how to run it',
    async (program) => {
      expect((await run(program, {})).stderr).toContain(
        `Error: Usage: ${program.replace('.js', '.ts')} NETWORK `,
      );
    },
  );

  test.each<[string[], NodeJS.ProcessEnv, string]>([
    [[], {}, 'Network: testnet\n'],
    [[], {STABILITY_NETWORK: 'gtn'}, 'Network: testnet\n'],
    [['gtn'], {}, 'Network: gtn\n'],
    [[], {STABILITY_RPC_URL: LOCAL_NODE}, 'Network: testnet at STABILITY_RPC_URL\n'],
  ])('with the arguments %o and %o, it prints the network', async (args, env, stdout) => {
    expect(await run(setup, env, args)).toEqual({code: 0, stdout, stderr: ''});
  });

  test.each(['first-send.js', 'send-zero-fee.js'])(
    '%s takes the whole URL for the key, and a failure does not print the key',
    async (program) => {
      const urlWith = (key: string) => `${fixture.testnet.origin}/zgt/${key}`;
      const sent = await run(program, {STABILITY_API_KEY: urlWith(API_KEY)});
      expect(sent.stdout, sent.stderr).toMatch(/Sent in block \d+\n$/);
      const wrong = 'another-key-9876543210';
      const {code, stdout, stderr} = await run(program, {STABILITY_API_KEY: urlWith(wrong)});
      expect(code).toBe(1);
      expect(stderr).toContain(fixture.testnet.origin);
      expect(stdout + stderr).not.toContain(wrong);
    },
  );

  test('says that it waits when there were too many requests', async () => {
    fixture.testnet.gateway.refuseNext(2);
    const {stdout, stderr} = await run('send-zero-fee.js', {});
    expect(stdout).toMatch(/Sent in block \d+\n$/);
    expect(stderr).toBe('Too many requests: waiting\n'.repeat(2));
  });

  test('stores nothing where no contract is', async () => {
    const other = openSandbox((text) =>
      text.replace('0xaDf4a1165737b406aD510045d4562BE30C14C276', `0x${'12'.repeat(20)}`),
    );
    onTestFinished(() => other.close());
    const stored = other.run(fixture, `${library}/write-contract.ts`);
    await expect(stored).rejects.toThrow('No contract is at this address on this network.');
  });

  test('writes through STABILITY_RPC_URL without an API key', async () => {
    const env = {STABILITY_RPC_URL: LOCAL_NODE, STABILITY_API_KEY: 'YOUR_API_KEY'};
    const {stdout, stderr} = await run('send-zero-fee.js', env);
    expect(stdout, stderr).toMatch(/\nSent in block \d+\n$/);
    expect(fixture.testnet.gateway.calls).toEqual([]);
  });

  test.each([
    [[], '.env'],
    [['gtn'], '.env.gtn'],
  ])('new-account.ts %o writes its file once', async (args, file) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'account-'));
    onTestFinished(() => rmSync(cwd, {recursive: true}));
    const program = path.join(sandbox.folder, library, 'new-account.js');
    const make = () => execute(process.execPath, [program, ...args], {cwd, env: sampleEnvironment(fixture)});
    const read = () => readFileSync(path.join(cwd, file), 'utf8');
    const {stdout, stderr} = await make();
    expect(stdout, stderr).toMatch(new RegExp(`^The private key of 0x\\w{40} is in ${file}\\.\n$`));
    const text = read();
    expect(text).toMatch(/^STABILITY_API_KEY=YOUR_API_KEY\nPRIVATE_KEY=0x[0-9a-f]{64}\n$/);
    expect(statSync(path.join(cwd, file)).mode & 0o777).toBe(0o600);
    const again = await make();
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringMatching(`^${file} is there already\\. .*\n$`),
    ]);
    expect([read(), readdirSync(cwd)]).toEqual([text, [file]]);
  });
});
