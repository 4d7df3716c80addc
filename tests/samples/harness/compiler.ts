import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import solc from 'solc';

const require = createRequire(import.meta.url);

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
  readonly contracts?: Record<string, Record<string, {abi: unknown[]; evm: {bytecode: {object: string}}}>>;
}

/** Resolves an import path to its source. */
export type Importer = (file: string) => string;

/**
 * Reads an import from the installed packages.
 * @throws Error when a version in the path (`@openzeppelin/contracts@5.4.0/`) is not the installed one
 */
function installedPackage(file: string): string {
  const pinned = /^((?:@[^/]+\/)?[^/@]+)(?:@([^/]+))?\/(.*)$/.exec(file);
  if (!pinned) throw new Error(`${file} is not in a package`);
  const [, name, version, inner] = pinned;
  const manifest = require.resolve(`${name}/package.json`);
  const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
  if (version !== undefined && version !== installed)
    throw new Error(`${file} asks for ${version}, installed is ${installed}`);
  return readFileSync(path.join(path.dirname(manifest), inner), 'utf8');
}

/**
 * Compiles one Solidity source with the installed solc for Shanghai.
 * @param name file name for messages
 * @param content the source
 * @param importer resolves imports; from the installed packages by default
 */
export function compileSolidity(
  name: string,
  content: string,
  importer: Importer = installedPackage,
): Compilation {
  const input = {
    language: 'Solidity',
    sources: {[name]: {content}},
    settings: {evmVersion: 'shanghai', outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}}},
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import(file) {
        try {
          return {contents: importer(file)};
        } catch (error) {
          return {error: String(error)};
        }
      },
    }),
  ) as Output;
  const messages = (severity: string): string[] =>
    (output.errors ?? [])
      .filter((entry) => entry.severity === severity)
      .map((entry) => entry.formattedMessage);
  const contracts: Record<string, Artifact> = {};
  for (const [contract, {abi, evm}] of Object.entries(output.contracts?.[name] ?? {}))
    contracts[contract] = {abi, bytecode: `0x${evm.bytecode.object}`};
  return {contracts, errors: messages('error'), warnings: messages('warning')};
}

/**
 * Compiles a standard JSON input, as explorers do to verify a contract.
 * @returns creation code of the contract
 */
export function compileStandardInput(input: string, file: string, contract: string): string {
  const output = JSON.parse(solc.compile(input)) as Output;
  const object = output.contracts?.[file]?.[contract]?.evm.bytecode.object;
  if (!object) throw new Error(JSON.stringify(output.errors));
  return `0x${object}`;
}
