/* What strangers may send: texts, JSON, keys. And how a property of all of them becomes a test. */
import fc from 'fast-check';
import {test} from 'vitest';
import {checkValue} from '@site/src/tools/reader/values';

/**
 * A test that a property holds for each of many inputs.
 * @param property returns false, or throws, for an input that it does not hold for
 */
export function holds<T>(
  name: string,
  input: fc.Arbitrary<T>,
  property: (input: T) => boolean | Promise<boolean>,
): void {
  test(name, () => fc.assert(fc.asyncProperty(input, (one) => Promise.resolve(property(one)))));
}

/** One value of a list, or one of any other source as often. */
export const oneOf = <T>(values: readonly T[], ...others: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof(fc.constantFrom(...values), ...others);

const PIECES = [
  ...['<', '>', '&', '"', "'", '`', '=', '/', '//', '\\', ' ', '\n', '\r\n', '\t', '\0', '%', '%2', '%25', '%0a', '#', '?', '@'],
  ...['\u200b', '\u2028', '\u202e', '\u2066', '\ufeff', '\x1b[31m', '\ud83d', '\ude00', 'é', 'ß', '\u0130', '\u0301', '中', '🙂'],
  ...['<script>', '</script>', '<img src=x onerror=alert(1)>', '<mark>', '</mark>', '<mark class=x>', '<meta http-equiv=refresh>'],
  ...['<!--', '-->', '&lt;', '&#60;', '&amp;lt;', '&quot;', 'javascript:', 'data:', 'https://evil.example', 'user:pass@', '..', '.html'],
  ...['${', '$&', '$1', '{{', '__proto__', 'constructor', 'hasOwnProperty', 'toString', 'null', '[', ']', '{', '}', '"a":', ',', ':'],
  ...['0x', '0', '1e400', '-0', '0.8.24', '300,000', 'zero-fee', 'getBlock', 'fees', 'Fees_paid', '.*', '(', '+', '~', 'a', 'ab12'],
  ...['/zgt/', 'zkt', 'API key: ', 'latest', '0x' + 'ab'.repeat(20), 'ab'.repeat(32), 'index', 'ready', 'sent'],
]; // prettier-ignore

/** Any text of some pieces, of which most mean something to some parser. */
export const shortText = fc
  .array(oneOf(PIECES, fc.string({unit: 'binary', maxLength: 6})), {maxLength: 8})
  .map((pieces) => pieces.join(''));

/** Any text, also a very long one. */
export const text = fc.oneof(
  {weight: 24, arbitrary: shortText},
  {weight: 1, arbitrary: fc.tuple(shortText, fc.nat(1000)).map(([one, times]) => one.repeat(times))},
);

const NAMES = [
  ...['__proto__', 'constructor', 'toString', 'length', 'then', 'id', 'jsonrpc', 'method', 'params', 'result', 'error', 'code'],
  ...['message', 'data', 'originalError', 'success', 'hash', 'errorCode', 'number', 'timestamp', 'from', 'to', 'blockHash'],
  ...['objectID', 'url', 'hierarchy', 'lvl0', 'lvl1', 'content', 'value', 'results', 'hits', 'text', 'subject', 'apiKey', 'address'],
]; // prettier-ignore

/** Texts and numbers that JSON of the right form would hold. */
const VALUES = [
  ...['0x1', '0x' + 'f'.repeat(65), '0x' + 'ab'.repeat(20), '0x' + 'ab'.repeat(32), 'eth_call', 'eth_sendRawTransaction', '2.0', 'docs'],
  ...[0, -0, 1, 4001, 4902, -32601, -32603, -32002, 2 ** 53, 1e308, 5e-324, true, false, null, 'toString', 'constructor', ''],
]; // prettier-ignore

/** Any value that JSON can hold, of a small depth. */
export const json = fc.letrec<{value: unknown}>((tie) => ({
  value: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    fc.constantFrom<unknown>(...VALUES),
    shortText,
    fc.double(),
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(oneOf(NAMES, shortText), tie('value'), {maxKeys: 6, noNullPrototype: true}),
  ),
})).value;

export const ADDRESS = `0x${'ab'.repeat(20)}`;
export const HASH = `0x${'ab'.repeat(32)}`;

/** An address or a hash, or what begins or ends with one. */
export const nearly = fc
  .tuple(fc.constantFrom(ADDRESS, HASH), oneOf(['', '/../x', '\n', ' ', '0', '?a'], shortText), fc.boolean())
  .map(([right, more, before]) => (before ? more + right : right + more));

/** Up to 5,000 lists and objects within one another. */
const deepJson = fc
  .tuple(
    oneOf([
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"error":', '}]'],
      ['[0,[', '],{}]'],
    ]),
    fc.nat(5000),
    oneOf([
      ['', ''],
      ['{"jsonrpc":"2.0","id":1,"result":', '}'],
      ['{"error":{"code":3,"message":', '}}'],
      ['{"success":false,"error":', '}'],
      ['[{"method":"eth_call","params":', '}]'],
    ]),
  )
  .map(
    ([[open = '', close = ''], depth, [start = '', end = '']]) =>
      `${start}${open.repeat(depth)}1${close.repeat(depth)}${end}`,
  );

/** Any JSON, as text: also deep, and with what a number cannot hold. */
export const jsonText = fc.oneof(
  {weight: 12, arbitrary: json.map((value) => JSON.stringify(value))},
  {weight: 1, arbitrary: deepJson},
  {weight: 1, arbitrary: oneOf(['1e400', '[-1e400]', '{"id":1e400,"result":-0}', '{"a":1,"a":2}'])},
);

/** What someone sends who should send JSON. */
export const reply = fc.oneof({weight: 5, arbitrary: jsonText}, {weight: 1, arbitrary: text});

/** An API key. */
export const apiKey = fc
  .string({unit: fc.constantFrom(...'abcdefXYZ0123456789_-'), minLength: 6, maxLength: 12})
  .filter((key) => 'value' in checkValue('testnet', key));
