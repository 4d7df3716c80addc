/* Checks the workflows on the code host: triggers, permissions, and handling of failures. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {temporaryFolder} from '../temporary-folder';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = '.github/workflows';
const files = readdirSync(path.join(ROOT, FOLDER)).map((name) => `${FOLDER}/${name}`);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Step {
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly strategy?: {readonly matrix: {readonly browser?: readonly string[]}};
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, {readonly branches?: readonly string[]} | null>>;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}
const workflow = (name: string) => parse(read(`${FOLDER}/${name}`)) as Workflow;

/** Jobs with write permissions, and their permissions. */
const MAY_WRITE: Readonly<Record<string, readonly string[]>> = {
  'pages.yml deploy': ['pages', 'id-token'],
  'live.yml report': ['issues'],
};

test.each([...files, '.github/actions/setup/action.yml'])('%s pins every action by commit', (file) => {
  const uses = Array.from(read(file).matchAll(/uses: (.+)/g), ([, action = '']) => action);
  const used = uses.filter((action) => !action.startsWith('./'));
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('workflows may only read the code; a job may write only what it needs', () => {
  const writers = files.flatMap((file) => {
    const name = path.basename(file);
    expect(workflow(name).permissions, name).toEqual({contents: 'read'});
    return Object.entries(workflow(name).jobs).flatMap(([job, {permissions = {}}]) => {
      const written = Object.keys(permissions).filter((key) => permissions[key] === 'write');
      return written.length > 0 ? [[`${name} ${job}`, written] as const] : [];
    });
  });
  expect(Object.fromEntries(writers)).toEqual(MAY_WRITE);
});

test('a pull request runs each workflow once, not again for pushes to its branch', () => {
  const both = files
    .map((file) => workflow(path.basename(file)).on)
    .filter((on) => 'push' in on && 'pull_request' in on);
  expect(both.length).toBeGreaterThan(0);
  for (const {push} of both) expect(push?.branches).toEqual(['main']);
});

/** Writes a program that a step calls instead of the real one. */
function writeProgram(folder: string, name: string, script: string): void {
  writeFileSync(path.join(folder, name), `#!/usr/bin/env bash\n${script}`, {mode: 0o755});
}

describe('pages.yml', () => {
  const {env = {}, steps} = workflow('pages.yml').jobs.build ?? {steps: []};
  const at = (text: string) => steps.findIndex(({run}) => run?.includes(text));

  test('fills the hosted index from the published site if keys are set', () => {
    const [build, push] = [steps[at('npm run build')], steps[at('npm run search:push -- --send')]];
    expect(push?.if).toBe("vars.ALGOLIA_APP_ID != ''");
    expect(push?.env).toEqual({...build?.env, ALGOLIA_ADMIN_KEY: '${{ secrets.ALGOLIA_ADMIN_KEY }}'});
    expect(at('search:push')).toBeGreaterThan(at('npm run build'));
    for (const name of ['APP_ID', 'API_KEY', 'INDEX_NAME', 'INSIGHTS'])
      expect(env[`ALGOLIA_${name}`]).toBe(`\${{ vars.ALGOLIA_${name} }}`);
  });

  test.each([
    ['publishes the newest commit that passed, whichever run ended last', 0, 'sha=abc\n'],
    ['stops if that commit cannot be found', 1, ''],
  ])('%s', (_, code, output) => {
    const folder = temporaryFolder();
    writeProgram(folder, 'gh', `echo "$@" > "$CALLS"; [ ${code} = 0 ] && echo abc`);
    const [calls, results] = [path.join(folder, 'calls'), path.join(folder, 'results')];
    writeFileSync(results, '');
    const step = steps[at('gh run list')];
    const {status} = spawnSync('bash', ['-e', '-c', step?.run ?? 'exit 9'], {
      env: {
        PATH: `${folder}${path.delimiter}${process.env.PATH}`,
        CALLS: calls,
        GITHUB_OUTPUT: results,
        GITHUB_REPOSITORY: 'owner/name',
      },
    });
    expect(status).toBe(code);
    expect(readFileSync(results, 'utf8')).toBe(output);
    expect(readFileSync(calls, 'utf8')).toMatch(
      /--workflow test\.yml --branch main .*--status success --limit 1/,
    );
    expect(steps.some((other) => other.with?.ref === '${{ steps.tested.outputs.sha || github.sha }}')).toBe(
      true,
    );
  });

  test('exposes the admin key to a single step', () => {
    const [, ...more] = read(`${FOLDER}/pages.yml`).split('secrets.ALGOLIA_ADMIN_KEY');
    expect(more).toHaveLength(1);
  });
});

test('live.yml checks the site for agents only if the preview serves it, and fails otherwise', () => {
  const folder = temporaryFolder();
  const {env = {}, steps} = workflow('live.yml').jobs.live ?? {steps: []};
  const step = steps.find(({run}) => run?.includes('afdocs'));
  writeProgram(folder, 'npx', 'echo "$@" >> "$CALLS"\n');
  writeProgram(folder, 'npm', 'exit 0\n');
  writeProgram(folder, 'curl', 'exit 7\n');
  writeProgram(folder, 'sleep', 'kill -9 $PPID\n');
  const calls = path.join(folder, 'calls');
  writeFileSync(calls, '');
  const {status} = spawnSync('bash', ['-e', '-c', step?.run ?? 'exit 9'], {
    env: {PATH: `${folder}${path.delimiter}${process.env.PATH}`, ...env, ...step?.env, CALLS: calls},
  });
  expect(status).toBe(7);
  expect(readFileSync(calls, 'utf8')).not.toContain('afdocs');
  expect(steps.filter(({run}) => run?.includes('npm run build'))).toHaveLength(1);
});

describe('live.yml opens an issue when the check fails', () => {
  const {report} = workflow('live.yml').jobs;
  const step = report?.steps[0];
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'gh-'));
    writeProgram(
      folder,
      'gh',
      `if [ "$2" = list ]; then printf '%s' "$OPEN_ISSUES"; exit "$LIST_STATUS"; fi
printf '%s\\n' "$@" >> "$CALLS"
`,
    );
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  /** Runs the step with a fake `gh`. */
  function runStep(openIssues: readonly string[], listStatus = 0) {
    const calls = path.join(folder, 'calls');
    rmSync(calls, {force: true});
    const {status} = spawnSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? 'exit 9'], {
      env: {
        PATH: `${folder}${path.delimiter}${process.env.PATH}`,
        ...step?.env,
        OPEN_ISSUES: openIssues.join('\n'),
        LIST_STATUS: String(listStatus),
        CALLS: calls,
      },
    });
    return {status, created: existsSync(calls) ? readFileSync(calls, 'utf8').split('\n') : []};
  }

  test('in a separate job, which runs after any failure but not after a canceled run', () => {
    const checks = Object.keys(workflow('live.yml').jobs).filter((name) => name !== 'report');
    expect(checks.length).toBeGreaterThan(2);
    expect(report?.needs).toEqual(checks);
    const failed = checks.map((name) => `needs.${name}.result != 'success'`);
    expect(report?.if?.replace(/\s+/g, ' ')).toBe(`\${{ !cancelled() && (${failed.join(' || ')}) }}`);
  });

  test('with a title and the URL of the run', () => {
    const {TITLE = '', BODY = ''} = step?.env ?? {};
    expect(BODY).toContain('/actions/runs/${{ github.run_id }}');
    const {status, created} = runStep(['Another issue', `${TITLE} on Mondays`]);
    expect(status).toBe(0);
    expect(created.slice(0, 5)).toEqual(['issue', 'create', '--title', TITLE, '--body']);
    expect(created.join('\n')).toContain(BODY);
  });

  test('only once: not if one is already open', () => {
    const {status, created} = runStep(['Another issue', step?.env?.TITLE ?? '']);
    expect(status).toBe(0);
    expect(created).toEqual([]);
  });

  test('only if open issues can be listed; otherwise the job fails', () => {
    const {status, created} = runStep([], 1);
    expect(status).not.toBe(0);
    expect(created).toEqual([]);
  });
});

test('live.yml runs the browsers that the tests know, each installed before the tests', () => {
  const job = workflow('live.yml').jobs.browsers;
  expect(job?.env).toEqual({E2E_BROWSER: '${{ matrix.browser }}'});
  expect(job?.strategy?.matrix.browser).toEqual(['firefox', 'webkit']);
  for (const name of job?.strategy?.matrix.browser ?? [])
    expect(read('playwright.config.ts')).toContain(`browser !== '${name}'`);
  expect(job?.steps.at(-1)?.run).toMatch(
    /playwright install --with-deps \$\{\{ matrix\.browser \}\} && npx playwright test$/,
  );
});

test('Dependabot updates packages, in groups, and actions', () => {
  const {updates} = parse(read('.github/dependabot.yml')) as {
    readonly updates: readonly {readonly 'package-ecosystem': string; readonly groups?: object}[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const {groups} of updates) expect(Object.keys(groups ?? {}).length).toBeGreaterThan(0);
});
