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

/** Waits for a number of milliseconds. */
export const pause = (milliseconds: number): Promise<void> => setTimeout(milliseconds);

/** Waits until a transaction is in a block. @returns its receipt */
export async function waitForReceipt(node: Anvil, hash: string): Promise<unknown> {
  for (;;) {
    const receipt = await node.rpc<unknown>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    await setTimeout(5);
  }
}

/**
 * Sends a transaction at zero fee from any account, which the node impersonates.
 * @param to undefined to deploy a contract
 * @param fields what else it has, such as its nonce
 * @returns hash of the transaction
 */
export async function sendAs(
  node: Anvil,
  from: string,
  to: string | undefined,
  data: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  await node.rpc('anvil_impersonateAccount', [from]);
  return node.rpc('eth_sendTransaction', [
    {from, to, data, maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0', ...fields},
  ]);
}

/** The command on pages for a local chain: Shanghai, base fee 0 and all balances 0, so that no fee can be paid. */
export const LOCAL_CHAIN = 'examples/tutorials/local-chain.sh';

/**
 * Starts a local node with the flags that pages show.
 * @param chainId chain id of the node
 * @throws Error when the command on the pages is not for Testnet
 */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = readFileSync(path.join(repository, LOCAL_CHAIN), 'utf8').trim();
  const shown = `--chain-id ${networks.testnet.chainId.value} `;
  if (!command.startsWith('npx anvil ') || !command.includes(shown))
    throw new Error(`${LOCAL_CHAIN} must be one line that starts anvil with ${shown}`);
  const flags = command.replace(shown, `--chain-id ${chainId} `).split(' ').slice(2);
  const child = spawn(foundryProgram('anvil'), [...flags, '--silent', '--port', String(port)], {
    stdio: 'ignore',
  });
  const stop = (): void => {
    process.off('exit', stop);
    child.kill('SIGKILL');
  };
  process.once('exit', stop);
  for (;;) {
    const ready = await call(url, 'eth_chainId').catch(() => undefined);
    if (ready) return {url, stop, rpc: (method, params) => call(url, method, params)};
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`anvil ended with ${end}`);
    await setTimeout(15);
  }
}
