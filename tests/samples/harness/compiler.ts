import {readFileSync} from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {repository} from './paths';

/** The compiler's version, such as `0.8.24`. */
export function solidityVersion(): string {
  return solc.version().split('+')[0];
}

/** One compiled contract. */
export interface Artifact {
  readonly abi: readonly unknown[];
  readonly bytecode: string;
}

/** Result of a compilation: contracts by name, and messages of errors and warnings. */
export interface Compilation {
  readonly contracts: Readonly<Record<string, Artifact>>;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

interface Output {
  readonly errors?: readonly {readonly severity: string; readonly formattedMessage: string}[];
  readonly contracts?: Record<string, Record<string, {abi: unknown[]; evm?: {bytecode: {object: string}}}>>;
}

/**
 * Reads an import from the installed packages.
 * @throws Error when a version in the path (`@openzeppelin/contracts@5.4.0/`) is not the installed one
 */
function installedPackage(file: string): string {
  const [, name = '', version, inner = ''] = /^((?:@[^/]+\/)?[^/@]+)(?:@([^/]+))?\/(.*)$/.exec(file) ?? [];
  const folder = path.join(repository, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  if (version !== undefined && version !== manifest.version)
    throw new Error(`${file} asks for ${version}, installed is ${manifest.version}`);
  return readFileSync(path.join(folder, inner), 'utf8');
}

/**
 * Compiles one Solidity source with the installed solc for Shanghai.
 * @param name file name for messages
 * @param content the source
 * @param importer resolves an import path to its source; from the installed packages by default
 */
export function compileSolidity(
  name: string,
  content: string,
  importer: (file: string) => string = installedPackage,
): Compilation {
  const input = {
    language: 'Solidity',
    sources: {[name]: {content}},
    settings: {evmVersion: 'shanghai', outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}}},
  };
  const resolve = (file: string): {contents: string} | {error: string} => {
    try {
      return {contents: importer(file)};
    } catch (error) {
      return {error: String(error)};
    }
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), {import: resolve})) as Output;
  const messages = (wanted: string): string[] =>
    (output.errors ?? []).flatMap(({severity, formattedMessage}) =>
      severity === wanted ? formattedMessage : [],
    );
  // None has bytecode after an error that comes as late as "Stack too deep".
  const contracts = Object.entries(output.contracts?.[name] ?? {}).flatMap(([contract, {abi, evm}]) =>
    evm ? [[contract, {abi, bytecode: `0x${evm.bytecode.object}`}] as const] : [],
  );
  return {contracts: Object.fromEntries(contracts), errors: messages('error'), warnings: messages('warning')};
}
