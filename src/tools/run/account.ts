import {getReaderValues, setReaderValues} from '../reader/store';

function makeKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(32)));
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The private key of the throwaway account, which is one of the reader's values: it lasts until the tab is closed or the reader clears
 * all of them. Generated on the first call.
 * @returns 32 random bytes in hexadecimal
 */
export function throwAwayKey(): string {
  const {account = makeKey(), ...values} = getReaderValues();
  setReaderValues({...values, account});
  return account;
}
