const STORAGE_KEY = 'throw-away-account';
const PRIVATE_KEY = /^0x[0-9a-f]{64}$/;

let current: string | undefined;

function make(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The private key of an account that lasts until the tab is closed. Generated on the first call.
 * @returns 32 random bytes in hexadecimal
 */
export function throwAwayKey(): string {
  if (current !== undefined) return current;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? '';
    current = PRIVATE_KEY.test(stored) ? stored : make();
    sessionStorage.setItem(STORAGE_KEY, current);
  } catch {
    // The storage is blocked: the account lasts until the page is closed.
    current ??= make();
  }
  return current;
}
