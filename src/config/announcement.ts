import type {ThemeConfig} from '@docusaurus/preset-classic';
import {versions} from '../data/versions';

const solidity = versions.solidity.value;
const evm = versions.evm.value;

/** Id of the current announcement. A new id shows the bar again to readers who closed an older announcement. */
export const announcementId = `solidity-${solidity}-${evm}`.toLowerCase();

/**
 * The announcement bar above the navbar.
 * @param baseUrl the site's base URL, needed because the bar is plain HTML whose links are not resolved
 */
export function announcementBar(baseUrl: string) {
  return {
    id: announcementId,
    // One line on a phone.
    content: `<a href="${baseUrl}developers/what_is_different">Solidity up to <strong>${solidity}</strong>, EVM up to <strong>${evm}</strong></a>`,
    isCloseable: true,
  } satisfies ThemeConfig['announcementBar'];
}
