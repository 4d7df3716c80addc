import {limits} from '@site/src/data/limits';
import {curlCommand} from '../ui/shell';
import {requestBody, type Call} from './parse';

/** Input of `snippet`. `calls` is not empty. */
export interface SnippetInput {
  /** RPC URL, with the placeholder for the key if it takes one. */
  readonly url: string;
  readonly chainId: number;
  readonly calls: readonly Call[];
}

/** Languages of the snippets. */
export const LANGUAGES = ['curl', 'ethers', 'viem'] as const;

/** Language of a snippet. */
export type Language = (typeof LANGUAGES)[number];

const list = (lines: readonly string[]): string => `[\n${lines.map((line) => `  ${line},\n`).join('')}]`;

function ethers({url, chainId, calls}: SnippetInput): string {
  const sends = calls.map(
    ({method, params}) => `provider.send(${JSON.stringify(method)}, ${JSON.stringify(params)})`,
  );
  const options = `{staticNetwork: true, batchMaxCount: ${limits.batchSize.value}}`;
  const result = sends.length === 1 ? sends[0] : `Promise.all(${list(sends)})`;
  return `import {JsonRpcProvider} from 'ethers';

const provider = new JsonRpcProvider(${JSON.stringify(url)}, ${chainId}, ${options});
console.log(await ${result});
`;
}

function viem({url, calls}: SnippetInput): string {
  const requests = calls.map(({method, params}) => `client.request(${JSON.stringify({method, params})})`);
  const single = requests.length === 1;
  const transport = single
    ? `http(${JSON.stringify(url)})`
    : `http(${JSON.stringify(url)}, {batch: {batchSize: ${limits.batchSize.value}}})`;
  return `import {createClient, http} from 'viem';

const client = createClient({transport: ${transport}});
console.log(await ${single ? requests[0] : `Promise.all(${list(requests)})`});
`;
}

/** Generates a program or command that sends the calls. */
export function snippet(language: Language, input: SnippetInput): string {
  switch (language) {
    case 'curl':
      return curlCommand(input.url, requestBody(input.calls));
    case 'ethers':
      return ethers(input);
    case 'viem':
      return viem(input);
  }
}
