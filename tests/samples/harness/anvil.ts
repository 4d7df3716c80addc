import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {freePort} from '../../../scripts/free-port';
import {repository} from './paths';

/** A running local node. */
export interface Anvil {
  readonly url: string;
  /** Sends one JSON-RPC call. @throws NodeError with the node's message when the node returns an error */
  rpc<T>(method: string, params?: readonly unknown[]): Promise<T>;
  stop(): void;
}

/**
 * Finds the anvil program: ANVIL_BIN, the platform's package, then PATH.
 * The wrapper package is not used, because its download fallback looks in the wrong folder (1.7.1).
 * @throws Error for an ANVIL_BIN that does not exist, otherwise naming the package to install
 */
function anvilBinary(): string {
  const {ANVIL_BIN} = process.env;
  if (ANVIL_BIN && !existsSync(ANVIL_BIN))
    throw new Error(`ANVIL_BIN=${ANVIL_BIN} does not exist. Correct or unset it.`);
  if (ANVIL_BIN) return ANVIL_BIN;
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const pkg = `@foundry-rs/anvil-${process.platform}-${arch}`;
  const candidates: string[] = [];
  try {
    const manifest = createRequire(import.meta.url).resolve(`${pkg}/package.json`);
    candidates.push(path.join(path.dirname(manifest), 'bin', name));
  } catch {
    // Not installed for this platform: try PATH.
  }
  for (const folder of (process.env.PATH ?? '').split(path.delimiter))
    candidates.push(path.join(folder, name));
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`anvil is missing: install ${pkg} or set ANVIL_BIN`);
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

/** The flags of that command with another chain id. @throws Error when the command sets no chain id */
function localChainFlags(chainId: number): readonly string[] {
  const [, flags] =
    /^npx anvil (.*)$/.exec(readFileSync(path.join(repository, LOCAL_CHAIN), 'utf8').trim()) ?? [];
  if (!flags?.includes('--chain-id '))
    throw new Error(`${LOCAL_CHAIN} must be one line that starts anvil with a chain id`);
  return flags.replace(/(--chain-id) \d+/, `$1 ${chainId}`).split(' ');
}

/**
 * Starts a local node with the flags that pages show.
 * @param chainId chain id of the node
 */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = [...localChainFlags(chainId), '--silent', '--port', String(port)];
  const child: ChildProcess = spawn(anvilBinary(), flags, {stdio: 'ignore'});
  const dead = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with code ${code}`)));
  });
  dead.catch(() => undefined);
  const ready = (async () => {
    while (child.exitCode === null && child.signalCode === null) {
      try {
        return await call<string>(url, 'eth_chainId');
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    }
    return dead;
  })();
  await Promise.race([ready, dead]);
  const stop = (): void => {
    process.off('exit', stop);
    child.kill('SIGKILL');
  };
  process.once('exit', stop);
  return {url, stop, rpc: (method, params) => call(url, method, params)};
}
