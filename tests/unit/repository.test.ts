/* Checks what the guides and the workflows say about this repository. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: {readonly node: string};
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const {scripts, engines, dependencies, devDependencies} = JSON.parse(read('package.json')) as Package;

/** Environment variables that the settings read. */
const settings = matches(read('src/config/env.ts'), /(?:source\.|')([A-Z]+_[A-Z_]+)\b/g);

describe('README.md', () => {
  const readme = read('README.md');

  test('names folders and files that exist, and every folder of src', () => {
    const named = matches(
      readme,
      /`((?:deploy|docs|examples|openapi|src|static|tests|scripts|\.github)\/[\w./-]*)`/g,
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !/\bname\b/i.test(name) && !existsSync(path.join(ROOT, name)))).toEqual([]);
    const folders = readdirSync(path.join(ROOT, 'src'), {withFileTypes: true}).filter((one) =>
      one.isDirectory(),
    );
    expect(folders.filter(({name}) => !named.includes(`src/${name}/`)).map(({name}) => name)).toEqual([]);
  });

  test('names commands of package.json', () => {
    const commands = matches(readme, /`(?:npm ci && )?npm (?:run )?([\w:]+)`/g);
    expect(commands).toEqual(expect.arrayContaining(['preview', 'test', 'start', 'build']));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('lists each environment variable of the settings', () => {
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the forms of issues, which are public', () => {
  const FOLDER = '.github/ISSUE_TEMPLATE';
  interface Form {
    readonly body: readonly {readonly type: string; readonly attributes: {readonly description?: string}}[];
  }
  const forms = readdirSync(path.join(ROOT, FOLDER)).filter((name) => name !== 'config.yml');

  test.each(forms)('%s asks to leave out keys where readers write or paste what they saw', (name) => {
    const {body} = parse(read(`${FOLDER}/${name}`)) as Form;
    const asked = body.flatMap(({type, attributes}) =>
      type === 'textarea' ? [attributes.description ?? ''] : [],
    );
    expect(asked.filter((text) => /API key/.test(text) && /private keys/.test(text))).toHaveLength(1);
    expect(
      asked.filter((text) => text.includes('console') && !/API key.+\/zgt\/ or \/zkt\//s.test(text)),
    ).toEqual([]);
  });
});

test('deploy/Dockerfile takes each setting but the base URL and the secret, and builds with the Node of .nvmrc', () => {
  const dockerfile = read('deploy/Dockerfile');
  const taken = matches(dockerfile, /^ARG (.+)$/gm).flatMap((names) => names.split(' '));
  const left = ['ALGOLIA_ADMIN_KEY', 'BASE_URL'];
  expect([...taken, ...left].sort()).toEqual(Array.from(new Set(settings)).sort());
  expect(matches(dockerfile, /^FROM node:(\d+)\./gm)).toEqual([read('.nvmrc').trim()]);
});

describe('the workflows', () => {
  const FOLDER = '.github/workflows';
  const files = readdirSync(path.join(ROOT, FOLDER));
  interface Job {
    readonly permissions?: Readonly<Record<string, string>>;
    readonly strategy?: {readonly matrix: {readonly node?: readonly number[]}};
    readonly needs?: string | readonly string[];
    readonly steps: readonly {
      readonly run?: string;
      readonly uses?: string;
      readonly with?: Readonly<Record<string, unknown>>;
    }[];
  }
  const workflow = (name: string) =>
    parse(read(`${FOLDER}/${name}`)) as {
      readonly permissions: object;
      readonly jobs: Readonly<Record<string, Job>>;
    };

  test.each(files)('%s pins every action by its commit', (name) => {
    const used = matches(read(`${FOLDER}/${name}`), /uses: (.+)/g).filter(
      (action) => !action.startsWith('./'),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may only read the code; a job may write only what it needs', () => {
    const writers = files.flatMap((name) => {
      const {permissions, jobs} = workflow(name);
      expect(permissions, name).toEqual({contents: 'read'});
      return Object.entries(jobs).flatMap(([job, {permissions: own = {}}]) =>
        Object.keys(own)
          .filter((key) => own[key] === 'write')
          .map((key) => `${name} ${job} ${key}`),
      );
    });
    expect(writers.sort()).toEqual([
      'fuzz.yml report issues',
      'live.yml report issues',
      'pages.yml deploy id-token',
      'pages.yml deploy pages',
      'release.yml publish contents',
    ]);
  });

  test('install packages from the lockfile only', () => {
    const commands = files.flatMap((name) =>
      Object.values(workflow(name).jobs).flatMap(({steps}) => steps.map(({run = ''}) => `${name}: ${run}`)),
    );
    expect(commands.filter((command) => /npm ci/.test(command)).length).toBeGreaterThan(3);
    expect(
      commands.filter((command) => /npx (?:-y|--yes|[\w/-]+@)|npm (?:i|install)\b/.test(command)),
    ).toEqual([]);
  });

  test('give a secret to one job, which builds nothing and fills the index before the pages are published', () => {
    const secrets = files.filter((name) => /secrets[.[]/.test(read(`${FOLDER}/${name}`)));
    expect(secrets).toEqual(['pages.yml']);
    const {jobs} = workflow('pages.yml');
    const knowing = Object.keys(jobs).filter((name) => JSON.stringify(jobs[name]).includes('secrets'));
    expect(knowing).toEqual(['index']);
    expect(jobs.index.steps.flatMap(({run}) => run ?? [])).toEqual([
      'npm ci',
      'npm run search:push -- --send',
    ]);
    expect(jobs.deploy.needs).toEqual(['build', 'index']);
  });

  test('publish nothing that a cache of another run has put in', () => {
    for (const name of ['pages.yml', 'release.yml']) {
      const setups = Object.values(workflow(name).jobs)
        .flatMap(({steps}) => steps)
        .filter(({uses = ''}) => uses.endsWith('/setup'));
      expect(setups.length, name).toBeGreaterThan(0);
      expect(setups.map((step) => step.with?.cache)).toEqual(setups.map(() => false));
    }
  });

  test('run what .ci/run runs, on each Node version of package.json, of which .nvmrc names the newest', () => {
    const {test: job} = workflow('test.yml').jobs;
    const commands = read('.ci/run')
      .split('\n')
      .filter((line) => line.startsWith('npm '));
    expect(job.steps.map(({run}) => run)).toContain(commands.join(' && '));
    const majors = matches(engines.node, /\^(\d+)\./g).map(Number);
    expect(job.strategy?.matrix.node).toEqual(majors);
    expect(Number(read('.nvmrc'))).toBe(Math.max(...majors));
  });
});

describe('the packages', () => {
  interface Locked {
    readonly resolved?: string;
    readonly integrity?: string;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
  }
  const {packages} = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };

  test('have exact versions', () => {
    const versions = Object.entries({...dependencies, ...devDependencies});
    expect(versions.filter(([, version]) => !/^(?:npm:.+@)?\d[\w.-]*$/.test(version))).toEqual([]);
  });

  test('are locked without addresses of a registry, which .npmrc leaves out on "npm install"', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(1000);
    expect(Object.keys(packages).filter((place) => packages[place].resolved !== undefined)).toEqual([]);
  });

  test('are locked with a checksum, and run no script when they are installed', () => {
    const unchecked = Object.keys(packages).filter(
      (place) => place !== '' && !packages[place].integrity?.startsWith('sha512-'),
    );
    expect(unchecked).toEqual([]);
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  test('are locked for every platform, otherwise "npm ci" fails on the others', () => {
    const wanted = Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies).map((name) => ({place, name})),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      wanted.filter(
        ({place, name}) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      ),
    ).toEqual([]);
  });
});
