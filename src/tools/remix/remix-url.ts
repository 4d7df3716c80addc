import {links} from '@site/src/data/links';
import {versions} from '@site/src/data/versions';

/** Remix's name for the build of `versions.solidity`. A test compares it with the installed compiler. */
export const COMPILER_BUILD = `v${versions.solidity.value}+commit.e11b9ed9`;

/**
 * URL that opens Remix with a contract, the newest compiler for this chain and its EVM version. All of it is in the fragment,
 * which browsers do not send.
 * @param code Solidity source
 */
export function remixUrl(code: string): string {
  const bytes = Array.from(new TextEncoder().encode(code), (byte) => String.fromCharCode(byte));
  const settings = `optimize=false&runs=200&evmVersion=${versions.evmSetting.value}&version=soljson-${COMPILER_BUILD}.js`;
  return `${links.tools.remix.value}#code=${encodeURIComponent(btoa(bytes.join('')))}&${settings}`;
}
