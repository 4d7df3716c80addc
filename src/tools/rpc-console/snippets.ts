import {limits} from '@site/src/data/limits';
import {curlCommand} from '../ui/shell';
import {requestBody, type Call} from './parse';

function awaitAll(calls: readonly string[]): string {
  if (calls.length === 1) return `console.log(await ${calls[0]});\n`;
  return `console.log(await Promise.all([\n${calls.map((call) => `  ${call},\n`).join('')}]));\n`;
}

/**
 * A command, and programs with ethers and viem, that send calls, by name.
 * @param url RPC URL, with the placeholder for the key if it takes one
 * @param calls at least one
 */
export function snippets(
  url: string,
  chainId: number,
  calls: readonly Call[],
): Readonly<Record<'curl' | 'ethers' | 'viem', string>> {
  const max = limits.batchSize.value;
  const target = JSON.stringify(url);
  const batch = calls.length === 1 ? '' : `, {batch: {batchSize: ${max}}}`;
  const sends = calls.map(({method, params}) => `(${JSON.stringify(method)}, ${JSON.stringify(params)})`);
  const requests = calls.map(({method, params}) => JSON.stringify({method, params}));
  return {
    curl: curlCommand(url, requestBody(calls)),
    ethers: `import {JsonRpcProvider} from 'ethers';

const provider = new JsonRpcProvider(${target}, ${chainId}, {staticNetwork: true, batchMaxCount: ${max}});
${awaitAll(sends.map((send) => `provider.send${send}`))}`,
    viem: `import {createClient, http} from 'viem';

const client = createClient({transport: http(${target}${batch})});
${awaitAll(requests.map((request) => `client.request(${request})`))}`,
  };
}
