import {PLACEHOLDERS} from '@site/src/components/copy/placeholders';
import {NETWORK_IDS, networks, type NetworkId} from '@site/src/data/networks';
import {isAddress} from '../network/request';

/** Values that readers can fill into samples, tables and tools: an API key for each network, and two addresses. */
export type ReaderValue = NetworkId | 'address' | 'contract';

/** All kinds of reader values. */
export const READER_VALUES: readonly ReaderValue[] = ['testnet', 'gtn', 'address', 'contract'];

/**
 * The reader's values, each accepted by `checkValue`, and the private key of the throwaway account that signs what samples send
 * from this tab.
 */
export type ReaderValues = Readonly<Partial<Record<ReaderValue | 'account', string>>>;

/** When a key leaves the tab. */
export const WHEN_KEYS_LEAVE =
  'A key leaves this tab only when you copy it, send it to the host named on the button, or add it to your wallet. When a request fails, the console of your browser shows its URL, key included.';

/** Where the reader's values are kept, and when a key leaves the tab. */
export const WHERE_VALUES_GO = `Your browser keeps your values for this tab. ${WHEN_KEYS_LEAVE}`;

/** Letters, digits, hyphen and underscore only, so that a key cannot break out of a URL, a shell word or a string. */
const API_KEY = /^[A-Za-z0-9_-]{6,128}$/;
/** A 32-byte hexadecimal number, the format of a private key. */
const PRIVATE_KEY = /^(?:0x)?[0-9a-fA-F]{64}$/;
/** A private key that can sign: neither zero nor as large as the number of points of the curve. */
const ACCOUNT = /^0x(?!0{64}|f{31})[0-9a-f]{64}$/;

/** A keyed URL, of JSON-RPC or ZKT, and its key. */
const KEYED_URL = /^https?:\/\/([^/?#]+)\/z[gk]t\/([^/?#]+)\/?$/i;

/**
 * The key of a keyed URL, which the portal shows; any other text as it is.
 * @returns also the name of the network if the host of the URL is that of the other one
 */
function keyOf(kind: NetworkId, text: string): {readonly key: string; readonly wrong?: string} {
  const [, host = '', key = text] = KEYED_URL.exec(text) ?? [];
  const other = NETWORK_IDS.find(
    (id) => id !== kind && new URL(networks[id].rpcUrl.value).host === host.toLowerCase(),
  );
  return {key, ...(other && {wrong: networks[other].name.value})};
}

function problemOf(kind: ReaderValue, value: string): string | undefined {
  if (PRIVATE_KEY.test(value))
    return 'This looks like a private key. Never paste one into a web page; nothing here needs it.';
  if (value === PLACEHOLDERS.apiKey) return 'This is the placeholder. Put your own key here.';
  if (kind === 'address' || kind === 'contract')
    return isAddress(value)
      ? undefined
      : 'This is not an address: an address is 0x and 40 hexadecimal digits.';
  if (isAddress(value)) return 'This is an address, not an API key. Put a key from the portal here.';
  return API_KEY.test(value)
    ? undefined
    : 'This is not an API key: a key has 6 to 128 letters, digits, hyphens or underscores. Paste the key, or your whole keyed RPC URL.';
}

/**
 * Validates a value that a reader typed.
 * @param text as typed; spaces around it are ignored, and a keyed URL stands for its key
 * @returns the value to store, or a sentence that says what is wrong
 */
export function checkValue(
  kind: ReaderValue,
  text: string,
): {readonly value: string} | {readonly problem: string} {
  const isAddressKind = kind === 'address' || kind === 'contract';
  const {key: value, wrong} = isAddressKind ? {key: text.trim()} : keyOf(kind, text.trim());
  if (wrong !== undefined) return {problem: `This is a URL of ${wrong}. A key belongs to one network.`};
  const problem = problemOf(kind, value);
  return problem === undefined ? {value} : {problem};
}

/**
 * Reads stored values.
 * @param stored of any type; what is not a value of its kind is left out
 */
export function readValues(stored: unknown): ReaderValues {
  const {account, ...fields} = Object(stored) as Readonly<Record<string, unknown>>;
  const values = READER_VALUES.flatMap((kind) => {
    const text = fields[kind];
    const checked = typeof text === 'string' && checkValue(kind, text);
    return checked && 'value' in checked ? [[kind, checked.value] as const] : [];
  });
  return {
    ...Object.fromEntries(values),
    ...(typeof account === 'string' && ACCOUNT.test(account) && {account}),
  };
}

/** What must not be shown, stored elsewhere or sent: both API keys, and the private key. */
export function secretsOf({testnet, gtn, account}: ReaderValues): readonly (string | undefined)[] {
  return [testnet, gtn, account];
}

/** An API key for display: its first and last two characters. */
export function maskKey(apiKey: string): string {
  return `${apiKey.slice(0, 2)}${'•'.repeat(8)}${apiKey.slice(-2)}`;
}
