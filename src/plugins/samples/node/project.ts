/*
 * Packs a sample as a standalone project: the same files with the package versions that the tests use, ready for
 * `npm install` and `npm start`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import type {SamplesOptions} from '../index';
import type {ProjectProgram} from './programs';

/** Packages that run and type-check every sample. */
const TOOLS = ['@types/node', 'tsx', 'typescript'];
/**
 * Date of every file in an archive, so that archives are reproducible: the earliest that ZIP supports. With a time, because a
 * date alone is read as UTC, and ZIP has local dates.
 */
const DATE = '1980-01-01T00:00';

type ProjectOptions = Pick<SamplesOptions, 'folder' | 'files' | 'compiler' | 'variables' | 'project'>;
type Versions = Readonly<Record<string, string>>;

function pinned(names: readonly string[], versions: Versions): Versions {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`The package.json of the samples does not pin ${name}.`);
      return [name, version];
    }),
  );
}

function readme(name: string, program: ProjectProgram, {notes}: ProjectOptions['project']): string {
  const settings = [
    program.needsKey && 'Copy `.env.example` to `.env` and fill in your values. Never commit `.env`.',
    program.needsAccount && notes.account,
    program.byEnvironment && notes.network,
  ].filter((sentence) => sentence !== false);
  const start = program.takesArguments
    ? 'Run it. Put the arguments that the page shows after the file name behind two hyphens: `npm start -- ARGUMENTS`. Without arguments:'
    : 'Run it:';
  const code = '```bash\nnpm install\nnpm start\n```\n';
  return [`# ${name}`, settings.join(' '), start, code].filter((part) => part !== '').join('\n\n');
}

/**
 * The files of a project.
 * @param siteDir root of the site
 * @returns text by path
 * @throws Error when the package.json of the samples does not pin a package that the sample imports
 */
export function projectFiles(siteDir: string, options: ProjectOptions, program: ProjectProgram): Versions {
  const {folder, files, compiler, variables, project} = options;
  const read = (...parts: readonly string[]): string =>
    readFileSync(path.join(siteDir, folder, ...parts), 'utf8');
  const {engines, dependencies, devDependencies} = JSON.parse(read('package.json')) as {
    readonly engines: object;
    readonly dependencies: Versions;
    readonly devDependencies: Versions;
  };
  const {id, sources, reads, external, needsKey, needsAccount} = program;
  const name = path.basename(id);
  const compiles = reads.some((file) => compiler.outputs.includes(file));
  // The package of a module: `viem` for `viem/accounts`.
  const packages = external
    .filter((module) => !module.startsWith('node:'))
    .map((module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/'));
  const packageJson = {
    name: `${project.prefix}-${name.toLowerCase()}`,
    private: true,
    type: 'module',
    engines,
    scripts: {
      start: `${compiles ? `${read(compiler.script).trim()} && ` : ''}tsx ${needsKey ? '--env-file=.env ' : ''}${name}.ts`,
    },
    dependencies: pinned(packages, dependencies),
    devDependencies: pinned(compiles ? [...TOOLS, compiler.package] : TOOLS, devDependencies),
  };
  const secrets = [variables.key, ...(needsAccount ? [variables.account] : [])];
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'tsconfig.json': read('tsconfig.json'),
    'README.md': readme(name, program, project),
    '.gitignore': 'node_modules/\n.env\n',
    ...(needsKey && {
      '.env.example': secrets.map((secret) => `${secret}=${project.secrets[secret]}\n`).join(''),
    }),
    ...Object.fromEntries(sources.map((file) => [path.basename(file), read(file)])),
    ...Object.fromEntries(
      reads.filter((file) => !compiler.outputs.includes(file)).map((file) => [file, read(files, file)]),
    ),
    ...(compiles && {[`contracts/${compiler.contract}`]: read(files, compiler.contract)}),
  };
}

/** Packs a sample as a ZIP archive with one folder, named after the sample. */
export function projectArchive(
  siteDir: string,
  options: ProjectOptions,
  program: ProjectProgram,
): Uint8Array {
  const folder = path.basename(program.id);
  const files = Object.entries(projectFiles(siteDir, options, program)).map(
    ([name, text]) => [`${folder}/${name}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(files), {level: 9, mtime: DATE});
}
