/*
 * Packs a sample as a standalone project: the same files with the package versions that the tests use, ready for
 * `npm install` and `npm start`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {COMPILER, FILES_FOLDER, type ProjectProgram} from './programs';

/** Packages that run and type-check every sample. */
const TOOLS = ['@types/node', 'tsx', 'typescript'];
/**
 * Date of every file in an archive, so that archives are reproducible: the earliest that ZIP supports. With a time, because a
 * date alone is read as UTC, and ZIP has local dates.
 */
const DATE = '1980-01-01T00:00';

interface Manifest {
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function pinned(
  names: readonly string[],
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`run: examples/package.json does not pin ${name}.`);
      return [name, version];
    }),
  );
}

function readme(name: string, program: ProjectProgram): string {
  const {needsKey, needsAccount, byEnvironment, takesArguments} = program;
  const settings = [
    ...(needsKey ? ['Copy `.env.example` to `.env` and fill in your values. Never commit `.env`.'] : []),
    ...(needsAccount ? ['Use the private key of a test account, `0x` and 64 digits.'] : []),
    ...(byEnvironment ? ['The program uses Testnet, or GTN (mainnet) with `STABILITY_NETWORK=gtn`.'] : []),
  ].join(' ');
  const start = takesArguments
    ? 'Run it. Put the arguments that the page shows after the file name behind two hyphens: `npm start -- ARGUMENTS`. Without arguments:'
    : 'Run it:';
  return [
    `# ${name}`,
    '',
    ...(settings === '' ? [] : [settings, '']),
    start,
    '',
    '```bash',
    'npm install',
    'npm start',
    '```',
    '',
  ].join('\n');
}

/**
 * The files of a project.
 * @param siteDir root of the site
 * @returns text by path
 * @throws Error when `examples/package.json` does not pin a package that the sample imports
 */
export function projectFiles(siteDir: string, program: ProjectProgram): Readonly<Record<string, string>> {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const manifest = JSON.parse(read('examples/package.json')) as Manifest;
  const {id, sources, reads, packages, needsKey, needsAccount} = program;
  const name = path.basename(id);
  const compiles = reads.includes(COMPILER.output);
  const packageJson = {
    name: `stability-${name.toLowerCase()}`,
    private: true,
    type: 'module',
    engines: manifest.engines,
    scripts: {
      start: `${compiles ? 'node compile.js && ' : ''}tsx ${needsKey ? '--env-file=.env ' : ''}${name}.ts`,
    },
    dependencies: pinned(packages, manifest.dependencies),
    devDependencies: pinned(compiles ? [...TOOLS, COMPILER.package] : TOOLS, manifest.devDependencies),
  };
  const secrets = [
    'STABILITY_API_KEY=YOUR_API_KEY',
    ...(needsAccount ? ['PRIVATE_KEY=YOUR_PRIVATE_KEY'] : []),
    '',
  ];
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'tsconfig.json': read('examples/tsconfig.json'),
    'README.md': readme(name, program),
    '.gitignore': 'node_modules/\n.env\n',
    ...(needsKey && {'.env.example': secrets.join('\n')}),
    ...Object.fromEntries(sources.map((file) => [path.basename(file), read(`examples/${file}`)])),
    ...Object.fromEntries(
      reads.filter((file) => file !== COMPILER.output).map((file) => [file, read(`${FILES_FOLDER}/${file}`)]),
    ),
    ...(compiles && {
      'compile.js': read(`examples/${COMPILER.script}`),
      [`contracts/${COMPILER.contract}`]: read(`${FILES_FOLDER}/${COMPILER.contract}`),
    }),
  };
}

/** Packs a sample as a ZIP archive with one folder, named after the sample. */
export function projectArchive(siteDir: string, program: ProjectProgram): Uint8Array {
  const folder = path.basename(program.id);
  const files = Object.entries(projectFiles(siteDir, program)).map(
    ([name, text]) => [`${folder}/${name}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(files), {level: 9, mtime: DATE});
}
