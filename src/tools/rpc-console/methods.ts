import {signatureOf} from '@site/src/components/rpc/signature';
import {endpoints} from '@site/src/data/endpoints';
import type {ReaderValues} from '../reader/values';

/** Pseudo method that stands for several calls in one request. */
export const BATCH = 'batch';

/** All methods listed on the page, in the same order. */
export const METHODS = [...endpoints.standardMethods.rows, ...endpoints.methods.rows].map((method) => ({
  ...method,
  ...signatureOf(method.name),
}));

/** Whether a method may change the state of the chain: any method that the page does not list as one that reads. */
export function writes(name: string): boolean {
  return methodNamed(name)?.writes ?? true;
}

/** Finds a method by name. */
export function methodNamed(name: string) {
  return METHODS.find((one) => one.name === name);
}

const BATCH_EXAMPLE = `[
  {"method": "eth_chainId", "params": []},
  {"method": "eth_blockNumber", "params": []}
]`;

/**
 * Example parameters as JSON, with the reader's own addresses if there are any.
 * @param name name of a method, or `BATCH` for a list of calls
 */
export function exampleParams(name: string, {address, contract}: ReaderValues): string {
  if (name === BATCH) return BATCH_EXAMPLE;
  const own: Readonly<Record<string, string | undefined>> = {address, contract};
  const examples = (methodNamed(name)?.parameters ?? [])
    .filter(({optional}) => !optional)
    .map(({id, example}) => (own[id] === undefined ? example : JSON.stringify(own[id])));
  return `[${examples.join(', ')}]`;
}
