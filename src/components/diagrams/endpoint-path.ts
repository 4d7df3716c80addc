import {endpoints} from '@site/src/data/endpoints';

/**
 * Path of a kind of RPC URL, such as `/zgt/YOUR_API_KEY`.
 * @throws Error when there is no such kind
 */
export function endpointPath(kind: string): string {
  const found = endpoints.kinds.rows.find(({id}) => id === kind);
  if (!found) throw new Error(`endpoints.kinds: "${kind}" is missing.`);
  return found.path;
}
