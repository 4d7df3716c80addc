import {networks} from '../../data/networks';

const {apiKey, address, contract} = networks.placeholders;

/** Placeholders in samples, tables and tools for a reader's own values. */
export const PLACEHOLDERS = {
  apiKey: apiKey.value,
  address: address.value,
  contract: contract.value,
} as const;
