/* What the files for Hardhat and web3.py make of a reader's settings, and of a transaction that fails. */
import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {networks} from '../../src/data/networks';
import {API_KEY} from './harness/api-key';
import {examples, repository, scratchFolder} from './harness/paths';
import {execute, type Run} from './harness/run';

const KEYED = networks.testnet.zgtUrl.value.replace('YOUR_API_KEY', API_KEY);
const PRIVATE_KEY = `0x${'07'.repeat(32)}`;

/** In place of web3.py, which the tests lack: what is sent fails or not, and each error names the URL, as those of requests do. */
const WEB3 = `import os
from types import SimpleNamespace as Any

class Web3:
    HTTPProvider = str
    def __init__(self, url):
        def transact(*_):
            if os.environ["STATUS"] == "refused":
                raise OSError("401 Client Error: Unauthorized for url: " + url)
            return "0x01"
        sign = lambda transaction: print(transaction["chainId"], url.split("/")[2]) or Any(raw_transaction="0x")
        self.eth = Any(
            account=Any(from_key=lambda key: Any(address=key, sign_transaction=sign)),
            get_transaction_count=lambda *_: 0,
            estimate_gas=lambda _: 21000,
            send_raw_transaction=transact,
            wait_for_transaction_receipt=lambda *_, **__: Any(status=int(os.environ["STATUS"]), blockNumber=7),
        )
`;

let folder: string;

beforeAll(() => {
  folder = scratchFolder('tools');
  for (const file of ['hardhat/hardhat.config.js', 'python/send.py'])
    cpSync(path.join(examples, file), path.join(folder, path.basename(file)));
  mkdirSync(path.join(folder, 'stub'));
  writeFileSync(path.join(folder, 'stub/web3.py'), WEB3);
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('Hardhat knows a network once its file has both keys, and takes the key out of a keyed RPC URL', async () => {
  const account = `PRIVATE_KEY=${PRIVATE_KEY}\n`;
  writeFileSync(path.join(folder, '.env'), `STABILITY_API_KEY=${KEYED}\n${account}`);
  writeFileSync(path.join(folder, '.env.gtn'), `STABILITY_API_KEY=YOUR_API_KEY\n${account}`);
  const program = `import config from './hardhat.config.js';
    console.log(Object.keys(config.networks).join(), config.networks.testnet.url);`;
  const options = {cwd: folder, env: {PATH: process.env.PATH}};
  const run = await execute(process.execPath, ['--input-type=module', '-e', program], options);
  expect([run.stdout, run.stderr]).toEqual([`default,testnet ${KEYED}\n`, '']);
});

describe('send.py', () => {
  const run = (STATUS: string, args: readonly string[] = [], env = {}): Promise<Run> =>
    execute('python3', ['send.py', ...args], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PYTHONPATH: 'stub',
        STABILITY_API_KEY: API_KEY,
        PRIVATE_KEY,
        STATUS,
        ...env,
      },
    });
  const {gtn, testnet} = networks;
  const line = ({chainId, rpcUrl}: typeof gtn | typeof testnet): string =>
    `${chainId.value} ${new URL(rpcUrl.value).host}\n`;

  test('sends to Testnet whatever a variable says, and to GTN with an argument', async () => {
    const variable = {STABILITY_NETWORK: 'gtn', STABILITY_API_KEY: KEYED};
    expect((await run('1', [], variable)).stdout).toBe(`Network: testnet\n${line(testnet)}Sent in block 7\n`);
    expect((await run('1', ['gtn'])).stdout).toBe(`Network: gtn\n${line(gtn)}Sent in block 7\n`);
    expect((await run('1', ['GTN'])).stderr).toBe('Unknown network "GTN". Pass testnet or gtn.\n');
  });

  test('says that a transaction failed', async () => {
    const {code, stdout, stderr} = await run('0');
    expect([code, stdout.includes('Sent'), stderr]).toEqual([1, false, 'Failed in block 7\n']);
  });

  test('prints an error without the key', async () => {
    const {code, stderr} = await run('refused', [], {STABILITY_API_KEY: KEYED});
    const url = KEYED.replace(API_KEY, '•••');
    expect([code, stderr]).toEqual([1, `OSError: 401 Client Error: Unauthorized for url: ${url}\n`]);
  });
});
