import type {ThemeConfig} from '@docusaurus/preset-classic';
import {versions} from '../data/versions';

const solidity = String(versions.solidity.value);
const evm = String(versions.evm.value);

/** The bar above the navbar. A new id shows it again to readers who closed an older one. */
export const announcementBar = {
  id: `solidity-${solidity}-${evm}`.toLowerCase(),
  content: `Solidity version up to <strong>${solidity}</strong>, EVM compiler version up to <strong>${evm}</strong>. <a href="/developers/what_is_different">What is different</a>`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
