import {links} from '@site/src/data/links';
import {versions} from '@site/src/data/versions';

/** Remix's name for the build of `versions.solidity`. A test compares it with the installed compiler. */
export const COMPILER_BUILD = `v${versions.solidity.value}+commit.e11b9ed9`;

function toBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}

/**
 * URL that opens Remix with a contract, the newest compiler for this chain and its EVM version. All of it is in the fragment,
 * which browsers do not send.
 * @param code Solidity source
 */
export function remixUrl(code: string): string {
  const settings = `optimize=false&runs=200&evmVersion=${versions.evmSetting.value}&version=soljson-${COMPILER_BUILD}.js`;
  return `${links.tools.remix.value}#code=${encodeURIComponent(toBase64(code))}&${settings}`;
}

/**
 * Opens the contract of a code block in Remix, in a new tab.
 * @param button a button in the frame of the code block
 */
export function openInRemix(button: Element): void {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  window.open(remixUrl(code), '_blank', 'noopener,noreferrer');
}
