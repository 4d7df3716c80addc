/* Tests samples as downloadable projects: unpacked, with the packages of the lockfile, they run and print what pages show. */
import {mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {onTestFinished, test} from 'vitest';
import {samplesOptions} from '../../src/config/samples';
import {projectArchive} from '../../src/plugins/samples/node/project';
import {withApiKey} from './harness/api-key';
import {startFixture} from './harness/fixture';
import {repository, scratchFolder} from './harness/paths';
import {entries, execute, outputOf, sampleEnvironment} from './harness/run';
import {expectShown} from './manifest';

/** Unpacks a project and links this repository's packages instead of running `npm install`. @returns its folder */
async function unpack(id: string): Promise<string> {
  const root = scratchFolder('project');
  onTestFinished(() => rmSync(root, {recursive: true}));
  const archive = unzipSync(await projectArchive(repository, samplesOptions, entries, id));
  for (const [name, bytes] of Object.entries(archive)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), bytes);
  }
  const folder = path.join(root, path.basename(id));
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test('a downloaded project prints what the page shows', async () => {
  const fixture = await startFixture();
  onTestFinished(() => fixture.stop());
  for (const id of ['ethers/read-contract', 'viem/send-zero-fee', 'zkt/zkt-deploy']) {
    const cwd = await unpack(id);
    const read = (file: string): string => readFileSync(path.join(cwd, file), 'utf8');
    const {scripts} = JSON.parse(read('package.json')) as {readonly scripts: {readonly start: string}};
    if (scripts.start.includes('.env')) {
      const values = withApiKey(read('.env.example')).replace('YOUR_PRIVATE_KEY', fixture.privateKey);
      writeFileSync(path.join(cwd, '.env'), values);
    }
    // The secrets come from the file.
    const env = sampleEnvironment(fixture, {});
    const start = `PATH="$PWD/node_modules/.bin:$PATH"; ${scripts.start}`;
    expectShown(`${id}.ts`, outputOf(await execute('bash', ['-euc', start], {cwd, env})));
  }
});

test.each(['ethers', 'viem'])(
  'the project of Getting Started makes an account, sends and deploys: %s',
  async (library) => {
    const fixture = await startFixture();
    onTestFinished(() => fixture.stop());
    const cwd = await unpack(`${library}/first-send`);
    const run = async (script: string): Promise<string> => {
      const {scripts} = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
        readonly scripts: Readonly<Record<string, string>>;
      };
      fixture.testnet.gateway.nextMinute();
      const command = `PATH="$PWD/node_modules/.bin:$PATH"; ${scripts[script]}`;
      return outputOf(await execute('bash', ['-euc', command], {cwd, env: sampleEnvironment(fixture, {})}));
    };
    expectShown(`${library}/new-account.ts`, await run('account'));
    const env = path.join(cwd, '.env');
    writeFileSync(env, withApiKey(readFileSync(env, 'utf8')));
    expectShown(`${library}/first-send.ts`, await run('send'));
    expectShown(`${library}/deploy.ts`, await run('deploy'));
  },
);
