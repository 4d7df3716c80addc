import {links} from '../data/links';
import {versions} from '../data/versions';

/** Remix's name for the build of `versions.solidity`. A test compares it with the installed compiler. */
const BUILD = `v${versions.solidity.value}+commit.e11b9ed9`;

/**
 * URL that opens Remix with the newest compiler for this chain and its EVM version; `&code=` and a contract in Base64 may follow.
 * All of it is in the fragment, which browsers do not send.
 */
export const remixUrl = `${links.tools.remix.value}#optimize=false&runs=200&evmVersion=${versions.evmSetting.value}&version=soljson-${BUILD}.js`;

/** The release that an import of OpenZeppelin names in Remix, which otherwise takes the newest one. */
export const remixRelease: string = versions.openZeppelinContracts.value;
