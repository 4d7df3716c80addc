/*
 * Packs a sample as a standalone project: the same files with the package versions that the tests use, ready for
 * `npm install` and `npm start`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {strToU8, zipSync} from 'fflate';
import type {SamplesOptions} from '../index';
import type {SampleEntry} from './manifest';

/** Packages that run and type-check every sample. */
const TOOLS = ['@types/node', 'tsx', 'typescript'];
/**
 * Date of every file in an archive, so that archives are reproducible: the earliest that ZIP supports. With a time, because a
 * date alone is read as UTC, and ZIP has local dates.
 */
const DATE = '1980-01-01T00:00';

type ProjectOptions = Pick<SamplesOptions, 'folder' | 'files' | 'compiler' | 'project'>;
type Texts = Readonly<Record<string, string>>;

function pinned(names: readonly string[], versions: Texts): Texts {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`The package.json of the samples does not pin ${name}.`);
      return [name, version];
    }),
  );
}

/**
 * Finds what a program imports.
 * @param root folder of the samples
 * @returns the program and its own modules, relative to the folder, and the names of packages
 */
export async function importsOf(
  root: string,
  file: string,
): Promise<{readonly sources: readonly string[]; readonly packages: readonly string[]}> {
  const {metafile} = await build({
    entryPoints: [file],
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    packages: 'external',
    format: 'esm',
    metafile: true,
    write: false,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  // The package of a module: `viem` for `viem/accounts`.
  const packages = imports
    .filter((one) => one.external && !one.path.startsWith('node:'))
    .map((one) => one.path.split('/', one.path.startsWith('@') ? 2 : 1).join('/'));
  return {sources: Object.keys(metafile.inputs), packages};
}

function readme(name: string, entry: SampleEntry, {notes}: ProjectOptions['project']): string {
  const settings = [
    entry.needsKey && 'Copy `.env.example` to `.env` and fill in your values. Never commit `.env`.',
    entry.needsAccount && notes.account,
    entry.networkBy === 'environment' && notes.network,
  ].filter(Boolean);
  const start = entry.args
    ? 'Run it. Put the arguments that the page shows after the file name behind two hyphens: `npm start -- ARGUMENTS`. Without arguments:'
    : 'Run it:';
  const code = '```bash\nnpm install\nnpm start\n```\n';
  return [`# ${name}`, settings.join(' '), start, code].filter((part) => part !== '').join('\n\n');
}

/**
 * The files of a project.
 * @param siteDir root of the site
 * @param id name of the sample's file without extension
 * @returns text by path
 * @throws Error when the package.json of the samples does not pin a package that the sample imports
 */
export async function projectFiles(
  siteDir: string,
  {folder, files, compiler, project}: ProjectOptions,
  id: string,
  entry: SampleEntry,
): Promise<Texts> {
  const {needsKey, needsAccount, compiles, reads = []} = entry;
  const root = path.join(siteDir, folder);
  const read = (...parts: readonly string[]): string => readFileSync(path.join(root, ...parts), 'utf8');
  const {engines, dependencies, devDependencies} = JSON.parse(read('package.json')) as {
    readonly engines: object;
    readonly dependencies: Texts;
    readonly devDependencies: Texts;
  };
  const {sources, packages} = await importsOf(root, `${id}.ts`);
  const name = path.basename(id);
  const compile = compiles ? `${read(files, compiler.script).trim()} && ` : '';
  const packageJson = {
    name: `${project.prefix}-${name.toLowerCase()}`,
    private: true,
    type: 'module',
    engines,
    scripts: {start: `${compile}tsx ${needsKey ? '--env-file=.env ' : ''}${name}.ts`},
    dependencies: pinned(packages, dependencies),
    devDependencies: pinned(compiles ? [...TOOLS, compiler.package] : TOOLS, devDependencies),
  };
  const {key, account} = project.settings;
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'tsconfig.json': read('tsconfig.json'),
    'README.md': readme(name, entry, project),
    '.gitignore': 'node_modules/\n.env\n',
    ...(needsKey && {'.env.example': `${key}\n${needsAccount ? `${account}\n` : ''}`}),
    ...Object.fromEntries(sources.map((file) => [path.basename(file), read(file)])),
    ...Object.fromEntries(reads.map((file) => [file, read(files, file)])),
    ...(compiles && {[`contracts/${compiler.contract}`]: read(files, compiler.contract)}),
  };
}

/** Packs a sample as a ZIP archive with one folder, named after the sample. */
export async function projectArchive(
  ...sample: Parameters<typeof projectFiles>
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = path.basename(sample[2]);
  const files = Object.entries(await projectFiles(...sample)).map(
    ([name, text]) => [`${folder}/${name}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(files), {level: 9, mtime: DATE});
}
