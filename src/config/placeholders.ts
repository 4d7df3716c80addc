import {networks} from '../data/networks';
import type {PlaceholderOptions} from '../samples/highlight/mark-placeholders';

const {apiKey, address, contract} = networks.placeholders;

/** Placeholders in samples for a reader's own values. */
export const placeholders = {
  placeholders: {apiKey: apiKey.value, address: address.value, contract: contract.value},
} satisfies PlaceholderOptions;
