/*
 * Limits for what others send or put into a link. Browsers fail on values that are nested very deep and freeze on very long
 * texts, so these limits hold before anything is walked through or shown.
 */

/** Most bytes of a response that are read. */
export const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;

/** Most lists and objects within one another. A call and its result have a few. */
export const MAX_DEPTH = 64;

/** Longest JSON that is indented, in characters. Indenting a long list makes it many times longer. */
export const MAX_INDENTED = 1_000_000;

/** Most characters of a request, a response or an output that are shown. */
export const MAX_SHOWN = 60_000;

/** Most characters of another program's text in a sentence. */
export const MAX_QUOTED = 1000;

/** Whether parsed JSON is nested deeper than `depth`. A text, a number, true, false and null have depth 0. */
export function isDeeper(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((one) => isDeeper(one, depth - 1));
}

/** A text, or the beginning of a longer one and an ellipsis: at most `most` characters. */
export function clip(text: string, most = MAX_QUOTED): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Characters that change the direction of the text after them. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** An output in which characters that turn text around are escaped, as in JSON. */
export function showControls(text: string): string {
  return text.replace(CONTROLS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The response with at most the first `MAX_RESPONSE_BYTES` of its body. The rest is not downloaded. */
export function limited(response: Response): Response {
  // Without a body by definition; such a response cannot be made from a stream.
  if ([204, 205, 304].includes(response.status)) return response;
  let left = MAX_RESPONSE_BYTES;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, left));
      left -= chunk.byteLength;
      if (left <= 0) controller.terminate();
    },
  });
  return new Response(response.body?.pipeThrough(limit) ?? null, response);
}
