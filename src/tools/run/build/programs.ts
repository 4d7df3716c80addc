/*
 * Finds the samples that a browser can run: programs (without exports) that need no Node module except those in SHIMS, do not
 * use the DOM, and call no host on the reader's machine. A test runs each of them in Chromium.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {contracts} from '../../../data/contracts';
import type {NetworkId} from '../../../data/networks';
import type {Program} from '../program';

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

/** A program with the details that build steps need. */
export interface BuildProgram extends Program {
  /** The sample and the modules that it imports, relative to `examples/`. */
  readonly sources: readonly string[];
  /** Files in `FILES_FOLDER` that it reads. */
  readonly reads: readonly string[];
  /** Packages that it imports. */
  readonly packages: readonly string[];
}

interface Analyzed {
  readonly id: string;
  /** The sample and what it imports from `examples/`, as one text without comments. */
  readonly text: string;
  /** Packages and Node modules that it imports. */
  readonly imports: readonly string[];
  readonly sources: readonly string[];
  readonly reads: readonly string[];
  readonly isModule: boolean;
}

function analyze(siteDir: string): readonly Analyzed[] {
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
  return Object.entries(metafile.outputs).map(([output, {imports, exports, inputs}], index) => {
    const text = outputFiles[index]?.text ?? '';
    return {
      id: output.replace(/^out\//, '').replace(/\.js$/, ''),
      text,
      imports: imports.filter(({external}) => external).map((entry) => entry.path),
      sources: Object.keys(inputs).map((input) => input.replace(/^examples\//, '')),
      reads: Array.from(text.matchAll(READS_FILE), ([, name]) => name),
      isModule: exports.length > 0,
    };
  });
}

function canRun({text, imports, reads, isModule}: Analyzed, files: string): boolean {
  return (
    !isModule &&
    imports.every((name) => !name.startsWith('node:') || name in SHIMS) &&
    !NEEDS_PAGE.test(text) &&
    !NEEDS_LOCAL_HOST.test(text) &&
    reads.every((name) => existsSync(path.join(files, name)))
  );
}

/** The package of a module: `viem` for `viem/accounts`. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What the panel needs to know about a sample; undefined for a sample that calls no network. */
function describe({id, text, imports, sources, reads}: Analyzed, siteDir: string): BuildProgram | undefined {
  const own = readFileSync(path.join(siteDir, 'examples', `${id}.ts`), 'utf8');
  const named = (['gtn', 'testnet'] as const).filter((network) => NAMES[network].test(own));
  const byEnvironment = /\bSTABILITY_NETWORK\b/.test(text);
  if (named.length === 0 && !byEnvironment) return undefined;
  const onTestnet = byEnvironment && ON_TESTNET.some((address) => own.includes(address));
  const byArgument = /process\.argv/.test(own) && named.length > 1;
  return {
    id,
    networks: onTestnet ? ['testnet'] : byEnvironment ? ['gtn', 'testnet'] : named,
    networkBy: onTestnet ? 'sample' : byEnvironment ? 'environment' : byArgument ? 'argument' : 'sample',
    needsKey: /\bSTABILITY_API_KEY\b/.test(text),
    needsAccount: /\bPRIVATE_KEY\b/.test(text),
    takesArguments: /process\.argv/.test(text),
    sources,
    reads,
    packages: Array.from(new Set(imports.filter((name) => !name.startsWith('node:')).map(packageOf))),
  };
}

/**
 * Lists the samples that a browser can run, in alphabetical order.
 * @param siteDir root of the site
 */
export function findPrograms(siteDir: string): readonly BuildProgram[] {
  return analyze(siteDir)
    .filter((sample) => canRun(sample, path.join(siteDir, FILES_FOLDER)))
    .flatMap((sample) => describe(sample, siteDir) ?? []);
}
