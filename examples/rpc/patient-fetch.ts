// #region patient
import {setTimeout} from 'node:timers/promises';

const MAX_TRIES = 8;

/** Like fetch, but waits and repeats the request while the response is 429, up to MAX_TRIES times in all. */
export async function patientFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(input instanceof Request ? input.clone() : input, init);
    if (response.status !== 429 || attempt === MAX_TRIES) return response;
    const seconds = Number(response.headers.get('Retry-After')); // 0 without the header
    const longest = Math.min(30_000, 500 * 2 ** attempt); // 1, 2, 4, 8, 16, 30, 30 seconds
    await setTimeout(seconds > 0 ? seconds * 1000 : Math.random() * longest);
  }
}
// #endregion patient
