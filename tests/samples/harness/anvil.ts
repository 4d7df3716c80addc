import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {networks} from '../../../src/data/networks';
import {freePort} from '../../../scripts/free-port';
import {onPath} from '../../../scripts/on-path';
import {repository} from './paths';

/** A running local node. */
export interface Anvil {
  readonly url: string;
  /** Sends one JSON-RPC call. @throws NodeError with the node's message when the node returns an error */
  rpc<T>(method: string, params?: readonly unknown[]): Promise<T>;
  stop(): void;
}

/**
 * Finds a program of Foundry: its variable, such as ANVIL_BIN, the platform's package, then PATH. The wrapper package is not
 * used: it ends with code 0 when the program fails, and looks for a download in the wrong folder (1.7.1).
 * @throws Error naming the package to install
 */
export function foundryProgram(name: 'anvil' | 'forge'): string {
  const variable = `${name.toUpperCase()}_BIN`;
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const pkg = `@foundry-rs/${name}-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const own = path.join(repository, 'node_modules', pkg, 'bin', file);
  const found = [process.env[variable] ?? '', own].find(existsSync) ?? onPath([file]);
  if (!found) throw new Error(`${name} is missing: install ${pkg} or set ${variable}`);
  return found;
}

/** An error that a node returned: its message, code and data. */
export class NodeError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** Sends one JSON-RPC call to a node. @throws NodeError */
export async function call<T>(url: string, method: string, params: readonly unknown[] = []): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
  const answer = (await response.json()) as {result: T; error?: NodeError};
  if (answer.error) throw new NodeError(answer.error.code, answer.error.message, answer.error.data);
  return answer.result;
}

/** The command on pages for a local chain: Shanghai, base fee 0 and all balances 0, so that no fee can be paid. */
export const LOCAL_CHAIN = 'examples/tutorials/local-chain.sh';

/** The flags of that command with another chain id. @throws Error when the command is not for Testnet */
function localChainFlags(chainId: number): readonly string[] {
  const command = readFileSync(path.join(repository, LOCAL_CHAIN), 'utf8').trim();
  const [, before, after] = /^npx anvil (.*?--chain-id )(\S+ .*)$/.exec(command) ?? [];
  const {value} = networks.testnet.chainId;
  if (before === undefined || !after?.startsWith(`${value} `))
    throw new Error(
      `${LOCAL_CHAIN} must be one line that starts anvil with the chain id of Testnet, ${value}`,
    );
  return `${before}${after.replace(/^\S+/, String(chainId))}`.split(' ');
}

/**
 * Starts a local node with the flags that pages show.
 * @param chainId chain id of the node
 */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = [...localChainFlags(chainId), '--silent', '--port', String(port)];
  const child = spawn(foundryProgram('anvil'), flags, {stdio: 'ignore'});
  const stop = (): void => {
    process.off('exit', stop);
    child.kill('SIGKILL');
  };
  process.once('exit', stop);
  const isReady = (): Promise<boolean> =>
    call(url, 'eth_chainId').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`anvil ended with ${end}`);
    await setTimeout(15);
  }
  return {url, stop, rpc: (method, params) => call(url, method, params)};
}
