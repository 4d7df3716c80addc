import {readSession, writeSession} from '../reader/session';

const STORAGE_KEY = 'throw-away-account';

let current: string | null = null;

function make(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(32)));
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The private key of an account that lasts until the tab is closed. Generated on the first call.
 * @returns 32 random bytes in hexadecimal
 */
export function throwAwayKey(): string {
  current ??= (readSession(STORAGE_KEY) as string | null) ?? make();
  writeSession(STORAGE_KEY, current);
  return current;
}
