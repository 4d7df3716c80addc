import {readSession, writeSession} from '../reader/session';

const STORAGE_KEY = 'throw-away-account';

/** A private key: 32 bytes in hexadecimal, neither zero nor as large as the number of points of the curve. */
const PRIVATE_KEY = /^0x(?!0{64}|f{31})[0-9a-f]{64}$/;

let current: string | null = null;

function make(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(32)));
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads a stored private key. @param stored of any type; null for what is none */
export function readKey(stored: unknown): string | null {
  return typeof stored === 'string' && PRIVATE_KEY.test(stored) ? stored : null;
}

/**
 * The private key of an account that lasts until the tab is closed. Generated on the first call.
 * @returns 32 random bytes in hexadecimal
 */
export function throwAwayKey(): string {
  current ??= readKey(readSession(STORAGE_KEY)) ?? make();
  writeSession(STORAGE_KEY, current);
  return current;
}
