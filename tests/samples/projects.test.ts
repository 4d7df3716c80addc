/* Tests samples as downloadable projects: unpacked, with the packages of the lockfile, they run and print what pages show. */
import {mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {projectArchive, projectFiles} from '../../src/plugins/samples/node/project';
import {samplesOptions} from '../../src/config/samples';
import {findPrograms} from '../../src/plugins/samples';
import {withApiKey} from './harness/api-key';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {repository, scratchFolder} from './harness/paths';
import {execute, outputOf, sampleEnvironment} from './harness/run';
import {compared, SAMPLES} from './manifest';

interface Manifest {
  readonly scripts: {readonly start: string};
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const {projects: programs} = findPrograms(repository, samplesOptions);
const read = (...parts: readonly string[]): string => readFileSync(path.join(...parts), 'utf8');
let fixture: NetworkFixture;

beforeAll(async () => {
  fixture = await startFixture();
});

afterAll(() => fixture?.stop());

/** Unpacks a project and links this repository's packages instead of running `npm install`. @returns its folder */
function unpack(id: string): string {
  const program = programs.find((one) => one.id === id);
  if (!program) throw new Error(`no program ${id}`);
  const root = scratchFolder('project');
  onTestFinished(() => rmSync(root, {recursive: true}));
  for (const [name, bytes] of Object.entries(
    unzipSync(projectArchive(repository, samplesOptions, program)),
  )) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), bytes);
  }
  const folder = path.join(root, path.basename(id));
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

describe('a downloaded project', () => {
  test.each(['ethers/read-contract', 'viem/send-zero-fee', 'viem/deploy', 'zkt/zkt-deploy'])(
    'prints what the page shows: %s',
    async (id) => {
      const folder = unpack(id);
      const env = sampleEnvironment(fixture);
      const {scripts} = JSON.parse(read(folder, 'package.json')) as Manifest;
      const run = (bin: string, args: readonly string[]) =>
        execute(process.execPath, [path.join(repository, 'node_modules', bin), ...args], {cwd: folder, env});
      if (scripts.start.includes('.env')) {
        const values = withApiKey(read(folder, '.env.example')).replace(
          'YOUR_PRIVATE_KEY',
          fixture.privateKey,
        );
        writeFileSync(path.join(folder, '.env'), values);
      }
      const start = /^(?:(?<compile>npx solcjs .*) && )?tsx (?<args>.+)$/.exec(scripts.start)?.groups;
      if (!start) throw new Error(`no command of ${id}: ${scripts.start}`);
      if (start.compile) {
        outputOf(await execute('bash', ['-c', start.compile], {cwd: folder, env}));
      }
      const stdout = outputOf(await run('tsx/dist/cli.mjs', start.args.split(' ')));
      const sample = SAMPLES.find(({file}) => file === `${id}.ts`);
      if (!sample) throw new Error(`no sample ${id}`);
      const {printed, shown} = compared(sample, stdout);
      expect(printed).toBe(shown);
    },
  );

  test('pins every package to the version installed here', () => {
    expect(programs.length).toBeGreaterThan(20);
    for (const program of programs) {
      const {dependencies, devDependencies} = JSON.parse(
        projectFiles(repository, samplesOptions, program)['package.json'],
      ) as Manifest;
      expect(Object.keys(dependencies).length > 0).toBe(/^(?:ethers|viem|tutorials)|-viem$/.test(program.id));
      for (const [name, version] of Object.entries({...dependencies, ...devDependencies})) {
        const installed = JSON.parse(read(repository, 'node_modules', name, 'package.json')) as {
          readonly version: string;
        };
        expect(version, `${program.id}: ${name}`).toBe(installed.version);
      }
    }
  });
});
