/*
 * Finds programs among the samples: files without exports that do not use the DOM. Readers can download each as a project. A
 * browser can run those that need no Node module except those in `shims`, and that call no host on the reader's machine.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {SamplesOptions} from '../index';
import type {Program} from '../client/program';

/** What `findPrograms` needs of the plugin's options. */
export type ProgramOptions = Pick<
  SamplesOptions,
  'folder' | 'files' | 'shims' | 'compiler' | 'variables' | 'networks' | 'only'
>;

const NEEDS_PAGE = /\b(?:document|window)\./;
const NEEDS_LOCAL_HOST = /\b(?:127\.0\.0\.1|localhost)\b/;
const READS_FILE = /\breadFile\(\s*["'`]([^"'`]+)/g;

/** Names of the files that a program reads: in the folder `files`, or written by the compiler. */
export function filesRead(text: string): readonly string[] {
  return Array.from(text.matchAll(READS_FILE), ([, name]) => name);
}

/** A program with what a project of its own has to contain. */
export type ProjectProgram = ReturnType<typeof analyze>[number];

/** Reads the samples, each with the modules that it imports, as one text without comments. */
function analyze(siteDir: string, {folder, variables}: ProgramOptions) {
  const root = path.join(siteDir, folder);
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('node_modules/'))
    .sort();
  const {metafile, outputFiles} = buildSync({
    entryPoints: files.map((file) => path.join(root, file)),
    outbase: root,
    outdir: path.join(siteDir, 'out'),
    absWorkingDir: siteDir,
    bundle: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    write: false,
  });
  return outputFiles.map(({path: file, text}) => {
    const output = path.relative(siteDir, file).split(path.sep).join('/');
    const id = output.replace(/^out\/(.*)\.js$/, '$1');
    const {imports, exports, inputs} = metafile.outputs[output];
    const external = imports.filter((one) => one.external).map((one) => one.path);
    // A program may also write a file with the name of a variable.
    const readsVariable = (name: string): boolean =>
      /\bprocess\.env\b/.test(text) && new RegExp(`\\b${name}\\b`).test(text);
    return {
      id,
      text,
      /** The sample alone. */
      own: readFileSync(path.join(root, `${id}.ts`), 'utf8'),
      needsKey: readsVariable(variables.key),
      needsAccount: readsVariable(variables.account),
      byEnvironment: readsVariable(variables.network),
      takesArguments: /process\.argv/.test(text),
      /** The sample and the modules that it imports, relative to the folder of the samples. */
      sources: Object.keys(inputs).map((input) => path.posix.relative(folder, input)),
      reads: filesRead(text),
      /** Packages and Node modules that it imports. */
      external,
      isModule: exports.length > 0,
    };
  });
}

/** What the panel needs to know about a sample; undefined for a sample that calls no network. */
function describe(program: ProjectProgram, {networks, only = {}}: ProgramOptions): Program | undefined {
  const {id, own, needsKey, needsAccount, byEnvironment} = program;
  const all = Object.keys(networks);
  const named = all.filter((network) => networks[network].test(own));
  if (named.length === 0 && !byEnvironment) return undefined;
  const bound = all.filter((network) => only[network]?.some((text) => own.includes(text)));
  const runsWith = (named: readonly string[], networkBy: Program['networkBy']): Program => ({
    id,
    networks: named,
    networkBy,
    needsKey,
    needsAccount,
  });
  if (byEnvironment) return bound.length > 0 ? runsWith(bound, 'sample') : runsWith(all, 'environment');
  const byArgument = /process\.argv/.test(own) && named.length > 1;
  return runsWith(named, byArgument ? 'argument' : 'sample');
}

/** The programs among the samples, in alphabetical order. */
export interface Programs {
  /** Those that readers can download as a project: all of them. */
  readonly projects: readonly ProjectProgram[];
  /** Those that a browser can run. */
  readonly runnable: readonly Program[];
}

/**
 * Finds the programs among the samples.
 * @param siteDir root of the site
 */
export function findPrograms(siteDir: string, options: ProgramOptions): Programs {
  const {folder, files, shims, compiler} = options;
  const canRead = (name: string): boolean =>
    compiler.outputs.includes(name) || existsSync(path.join(siteDir, folder, files, name));
  const projects = analyze(siteDir, options).filter(
    ({isModule, text, reads}) => !isModule && !NEEDS_PAGE.test(text) && reads.every(canRead),
  );
  const runnable = projects
    .filter(({external}) => external.every((name) => !name.startsWith('node:') || name in shims))
    .filter(
      ({text, reads}) =>
        !NEEDS_LOCAL_HOST.test(text) && !reads.some((file) => compiler.outputs.includes(file)),
    )
    .flatMap((program) => describe(program, options) ?? []);
  return {projects, runnable};
}
