// #region zkt
/** The documented fields of an answer. Which of them are there depends on the request. */
export interface Answer {
  readonly success: boolean;
  readonly hash?: string;
  readonly output?: unknown;
  readonly contractAddress?: string;
  readonly abi?: readonly unknown[];
  readonly error?: string;
  readonly errorCode?: string;
}

const {STABILITY_API_KEY} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const url = `https://rpc.testnet.stabilityprotocol.com/zkt/${STABILITY_API_KEY}`;

export async function zkt(body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer = (await response.json()) as Answer;
  if (!answer.success) throw new Error(`${answer.errorCode}: ${answer.error}`); // HTTP 200 is not enough
  return answer;
}
// #endregion zkt
