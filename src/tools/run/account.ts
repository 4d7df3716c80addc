const STORAGE_KEY = 'throw-away-account';
const PRIVATE_KEY = /^0x[0-9a-f]{64}$/;

let current: string | undefined;

function make(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The private key of an account that lives until the tab is closed. Made at the first call.
 * @returns 32 random bytes in hexadecimal
 */
export function throwAwayKey(): string {
  if (current !== undefined) return current;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? '';
    current = PRIVATE_KEY.test(stored) ? stored : make();
    sessionStorage.setItem(STORAGE_KEY, current);
  } catch {
    // Storage refused: the account lives as long as the page.
    current ??= make();
  }
  return current;
}
