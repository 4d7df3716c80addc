/*
 * Finds programs among the samples: files without exports that do not use the DOM. Readers can download each as a project. A
 * browser can run those that need no Node module except those in SHIMS, and that call no host on the reader's machine; a test
 * runs each of these in Chromium.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {contracts} from '../../../data/contracts';
import type {NetworkId} from '../../../data/networks';
import type {Program} from '../client/program';

/** Replacements for Node modules: file in `src/tools/run/worker/shims` by module. */
export const SHIMS: Readonly<Record<string, string>> = {
  'node:timers/promises': 'timers-promises.ts',
  'node:fs/promises': 'fs-promises.ts',
};

/** Folder of the files that samples may read; pages tell readers to save them. */
export const FILES_FOLDER = 'examples/solidity';

const NEEDS_PAGE = /\b(?:document|window)\./;
const NEEDS_LOCAL_HOST = /\b(?:127\.0\.0\.1|localhost)\b/;
const READS_FILE = /\breadFile\(\s*["'`]([^"'`]+)/g;
/** How a sample names a network: by the name of its chain object, or by the RPC host. */
const NAMES: Readonly<Record<NetworkId, RegExp>> = {
  gtn: /\bgtn\b|\/\/rpc\.stabilityprotocol\./,
  testnet: /\btestnet\b/,
};

/** Contracts that are documented on Testnet only; a sample that calls one offers no other network. */
const ON_TESTNET = [contracts.zktStorage.address.value, contracts.helloWorld.address.value];

/** How the samples compile a contract: the script, the contract that it reads, and the file that it writes. */
export const COMPILER = {
  script: 'solidity/compile.js',
  contract: 'HelloWorld.sol',
  output: 'HelloWorld.json',
  package: 'solc',
} as const;

/** A program with what a project of its own has to contain. */
export type ProjectProgram = ReturnType<typeof projectOf>;

type Analyzed = ReturnType<typeof analyze>[number];

function analyze(siteDir: string) {
  const examples = path.join(siteDir, 'examples');
  const files = readdirSync(examples, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('node_modules/'))
    .sort();
  const {metafile, outputFiles} = buildSync({
    entryPoints: files.map((file) => path.join(examples, file)),
    outbase: examples,
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
  const texts = new Map(
    outputFiles.map((file) => [path.relative(siteDir, file.path).split(path.sep).join('/'), file.text]),
  );
  return Object.entries(metafile.outputs).map(([output, {imports, exports, inputs}]) => {
    const text = texts.get(output);
    if (text === undefined) throw new Error(`run: no output ${output}`);
    return {
      id: output.replace(/^out\//, '').replace(/\.js$/, ''),
      /** The sample and what it imports from `examples/`, as one text without comments. */
      text,
      /** Packages and Node modules that it imports. */
      imports: imports.filter(({external}) => external).map((entry) => entry.path),
      /** The sample and the modules that it imports, relative to `examples/`. */
      sources: Object.keys(inputs).map((input) => input.replace(/^examples\//, '')),
      /** Files that it reads: of a program in `FILES_FOLDER`, or the output of the compiler. */
      reads: Array.from(text.matchAll(READS_FILE), ([, name]) => name),
      isModule: exports.length > 0,
    };
  });
}

function isProgram({text, reads, isModule}: Analyzed, files: string): boolean {
  const canRead = (name: string): boolean => name === COMPILER.output || existsSync(path.join(files, name));
  return !isModule && !NEEDS_PAGE.test(text) && reads.every(canRead);
}

function runsInBrowser({text, imports, reads}: Analyzed): boolean {
  return (
    imports.every((name) => !name.startsWith('node:') || name in SHIMS) &&
    !NEEDS_LOCAL_HOST.test(text) &&
    !reads.includes(COMPILER.output)
  );
}

/** The package of a module: `viem` for `viem/accounts`. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function projectOf({id, text, imports, sources, reads}: Analyzed) {
  // A program may also write a file with these names.
  const readsVariable = (name: RegExp): boolean => /\bprocess\.env\b/.test(text) && name.test(text);
  return {
    id,
    needsKey: readsVariable(/\bSTABILITY_API_KEY\b/),
    needsAccount: readsVariable(/\bPRIVATE_KEY\b/),
    /** Whether STABILITY_NETWORK selects its network. */
    byEnvironment: readsVariable(/\bSTABILITY_NETWORK\b/),
    /** Whether it reads `process.argv`. */
    takesArguments: /process\.argv/.test(text),
    sources,
    reads,
    packages: Array.from(new Set(imports.filter((name) => !name.startsWith('node:')).map(packageOf))),
  };
}

/** What the panel needs to know about a sample; undefined for a sample that calls no network. */
function describe(
  {id, needsKey, needsAccount, byEnvironment}: ProjectProgram,
  siteDir: string,
): Program | undefined {
  const own = readFileSync(path.join(siteDir, 'examples', `${id}.ts`), 'utf8');
  const named = (['gtn', 'testnet'] as const).filter((network) => NAMES[network].test(own));
  if (named.length === 0 && !byEnvironment) return undefined;
  const onTestnet = byEnvironment && ON_TESTNET.some((address) => own.includes(address));
  const byArgument = /process\.argv/.test(own) && named.length > 1;
  return {
    id,
    networks: onTestnet ? ['testnet'] : byEnvironment ? ['gtn', 'testnet'] : named,
    networkBy: onTestnet ? 'sample' : byEnvironment ? 'environment' : byArgument ? 'argument' : 'sample',
    needsKey,
    needsAccount,
  };
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
export function findPrograms(siteDir: string): Programs {
  const programs = analyze(siteDir).filter((sample) => isProgram(sample, path.join(siteDir, FILES_FOLDER)));
  return {
    projects: programs.map(projectOf),
    runnable: programs.filter(runsInBrowser).flatMap((sample) => describe(projectOf(sample), siteDir) ?? []),
  };
}

/**
 * Props of the block of a sample, by what readers can do with it besides copying it: run it in the browser, or download it.
 * @param file path of the sample, relative to the root of the site
 */
export function blockProps({projects, runnable}: Programs, file: string): Readonly<Record<string, string>> {
  const id = file.replace(/^examples\/(.*)\.ts$/, '$1');
  const isIn = (programs: readonly {readonly id: string}[]) => programs.some((program) => program.id === id);
  if (isIn(runnable)) return {run: id};
  return isIn(projects) ? {project: id} : {};
}
