// #region zkt
/** The documented fields of a response. Which of them are there depends on the request. */
export interface ZktResponse {
  readonly success: boolean;
  readonly id?: string | number;
  readonly hash?: string;
  readonly output?: unknown;
  readonly contractAddress?: string;
  readonly abi?: readonly unknown[];
  readonly error?: string;
  readonly errorCode?: string;
  readonly details?: unknown;
}

const {STABILITY_API_KEY, STABILITY_NETWORK} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const host = STABILITY_NETWORK === 'gtn' ? 'rpc.stabilityprotocol.com' : 'rpc.testnet.stabilityprotocol.com';
const url = `https://${host}/zkt/${STABILITY_API_KEY}`;

/**
 * Sends one request body.
 * @throws Error with the whole response as its cause, when the request was refused or nothing was processed
 */
export async function zkt(body: object): Promise<ZktResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`HTTP ${response.status}`, {cause: text});
  const result = JSON.parse(text) as ZktResponse;
  const {success, errorCode, error, details} = result;
  if (!success) throw new Error(`${errorCode}: ${error}`, {cause: result}); // HTTP 200 is not enough
  if (errorCode) console.warn(`${errorCode}: ${error}`, details); // processed, with a warning
  return result;
}
// #endregion zkt
