/*
 * Packs a sample as a standalone project: the same files with the package versions that the tests use, ready for
 * `npm install` and `npm start`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {strToU8, zipSync} from 'fflate';
import type {SamplesOptions} from '../index';
import type {SampleEntries, SampleEntry} from './manifest';

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

/** A program of a project. */
interface Program {
  /** Name of the npm script that starts it. */
  readonly script: string;
  /** Its file without extension, relative to the folder of the samples. */
  readonly id: string;
  readonly entry: SampleEntry;
}

/** The programs of a sample's project: itself, or those that its entry names. */
function programsOf(entries: SampleEntries, id: string): readonly Program[] {
  const {programs = {start: path.basename(id)}} = entryOf(entries, id);
  return Object.entries(programs).map(([script, name]) => {
    const place = path.posix.join(path.posix.dirname(id), name);
    return {script, id: place, entry: entryOf(entries, place)};
  });
}

function entryOf(entries: SampleEntries, id: string): SampleEntry {
  const entry = entries.get(`${id}.ts`);
  if (!entry) throw new Error(`The manifest of the samples has no ${id}.ts.`);
  return entry;
}

function readme(
  name: string,
  entry: SampleEntry,
  programs: readonly Program[],
  {notes}: ProjectOptions['project'],
): string {
  const {needsKey, needsAccount, networkBy, networks = [], args = []} = entry;
  const settings = entry.programs
    ? [notes.programs]
    : [
        needsKey && 'Copy `.env.example` to `.env` and fill in your values. Never commit `.env`.',
        needsAccount && notes.account,
      ];
  const values = [networkBy === 'argument' && networks[0], ...args.map((kind) => kind.toUpperCase())];
  const given = values.filter(Boolean).join(' ');
  const commands = programs.map(({script}) => (script === 'start' ? 'npm start' : `npm run ${script}`));
  const parts = [
    `# ${name}`,
    settings.filter(Boolean).join(' '),
    `Run it${args.length > 0 ? ', with values as on the page in place of the words in capitals' : ''}:`,
    `\`\`\`bash\nnpm install\n${commands.join('\n')}${given && ` -- ${given}`}\n\`\`\``,
    needsKey && networkBy && notes.network,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The npm scripts of a program. One that writes has a second one, for the network that needs settings of its own. */
function scriptsOf(
  {script, id, entry}: Program,
  compile: string,
  {network}: ProjectOptions['project'],
): Readonly<Record<string, string>> {
  const {needsKey, networkBy, compiles} = entry;
  const run = (file: string): string =>
    `${compiles ? compile : ''}tsx ${needsKey ? `--env-file=${file} ` : ''}${path.basename(id)}.ts`;
  return {
    [script]: run('.env'),
    ...(needsKey && networkBy && {[`${script}:${network}`]: `${run(`.env.${network}`)} ${network}`}),
  };
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
  entries: SampleEntries,
  id: string,
): Promise<Texts> {
  const root = path.join(siteDir, folder);
  const read = (...parts: readonly string[]): string =>
    readFileSync(path.join(root, ...parts), 'utf8').replaceAll('\r\n', '\n');
  const {engines, dependencies, devDependencies} = JSON.parse(read('package.json')) as {
    readonly engines: object;
    readonly dependencies: Texts;
    readonly devDependencies: Texts;
  };
  const programs = programsOf(entries, id);
  const has = (field: 'needsKey' | 'needsAccount' | 'compiles'): boolean =>
    programs.some(({entry}) => entry[field]);
  const imports = await Promise.all(programs.map((program) => importsOf(root, `${program.id}.ts`)));
  const packages = new Set(imports.flatMap((one) => one.packages));
  const name = path.basename(id);
  const compile = `${read(files, compiler.script).trim()} && `;
  const packageJson = {
    name: `${project.prefix}-${name.toLowerCase()}`,
    private: true,
    type: 'module',
    engines,
    scripts: Object.assign({}, ...programs.map((program) => scriptsOf(program, compile, project))) as object,
    dependencies: pinned(Array.from(packages), dependencies),
    devDependencies: pinned(has('compiles') ? [...TOOLS, compiler.package] : TOOLS, devDependencies),
  };
  const {key, account} = project.settings;
  const sources = imports.flatMap((one) => one.sources);
  const reads = programs.flatMap(({entry}) => entry.reads ?? []);
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'tsconfig.json': read('tsconfig.json'),
    'README.md': readme(name, entryOf(entries, id), programs, project),
    '.gitignore': read(project.gitignore),
    ...(has('needsKey') && {'.env.example': `${key}\n${has('needsAccount') ? `${account}\n` : ''}`}),
    ...Object.fromEntries(sources.map((file) => [path.basename(file), read(file)])),
    ...Object.fromEntries(reads.map((file) => [file, read(files, file)])),
    ...(has('compiles') && {[`contracts/${compiler.contract}`]: read(files, compiler.contract)}),
  };
}

/** Packs a sample as a ZIP archive with one folder, named after the sample. */
export async function projectArchive(
  ...sample: Parameters<typeof projectFiles>
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = path.basename(sample[3]);
  const files = Object.entries(await projectFiles(...sample)).map(
    ([name, text]) => [`${folder}/${name}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(files), {level: 9, mtime: DATE});
}
