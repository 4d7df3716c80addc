// #region zkt
import {setTimeout} from 'node:timers/promises';

const origins = {
  testnet: 'https://rpc.testnet.stabilityprotocol.com',
  gtn: 'https://rpc.stabilityprotocol.com',
} as const;

const [network = 'testnet'] = process.argv.slice(2); // `gtn` for production
if (network !== 'testnet' && network !== 'gtn')
  throw new Error(`Unknown network "${network}". Pass testnet or gtn.`);
// The key, also from a whole keyed RPC URL.
const key = process.env.STABILITY_API_KEY?.split('/').filter(Boolean).at(-1);
if (!key || key.startsWith('YOUR_')) throw new Error('Set STABILITY_API_KEY to your API key.');

export {network};
const origin = origins[network];
console.log(`Network: ${network}`);

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`, {cause: await response.text()});
  return (await response.json()) as T;
}

interface Outcome {
  success: boolean;
  errorCode?: string;
  error?: string;
  details?: unknown;
}

/** Sends a request. Throws if nothing was processed, with the response as the cause. */
export async function zkt<T>(body: object): Promise<T> {
  const result = await post<T & Outcome>(`${origin}/zkt/${key}`, body);
  const {success, errorCode, error, details} = result;
  // Failed despite HTTP 200.
  if (!success) throw new Error(`${errorCode}: ${error}`, {cause: result});
  // Processed, with a warning.
  if (errorCode) console.warn(`${errorCode}: ${error}`, details);
  return result;
}

/** Waits until a write is in a block. Throws when it reverted. */
export async function confirm(hash: string): Promise<void> {
  const body = {jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash]};
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const {result} = await post<{result?: {status: string} | null}>(origin, body).catch(() => ({
      result: null, // The write is sent, whatever happens to this question.
    }));
    if (result?.status === '0x1') return;
    if (result) throw new Error(`${hash} reverted.`);
    await setTimeout(2000); // one block
  }
  throw new Error(`${hash} is in no block yet. Look it up in the explorer before you send again.`);
}
// #endregion zkt
