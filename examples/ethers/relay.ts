// #region relay
import {createServer} from 'node:http';
import {getAddress, Transaction} from 'ethers';

const NETWORKS = {
  gtn: {chainId: 101010n, origin: 'https://rpc.stabilityprotocol.com'},
  testnet: {chainId: 20180427n, origin: 'https://rpc.testnet.stabilityprotocol.com'},
};
const {STABILITY_API_KEY = '', PORT = '8787'} = process.env;
// The key, also from the whole keyed RPC URL.
const apiKey = STABILITY_API_KEY.split('/').filter(Boolean).at(-1);
if (!apiKey || apiKey.startsWith('YOUR_')) throw new Error('Set STABILITY_API_KEY.');

const args = process.argv.slice(2);
const name = args[0] === 'gtn' ? 'gtn' : 'testnet';
const {chainId, origin} = NETWORKS[name];

/** The contracts that users may write to at your expense. */
const CONTRACTS = args.filter((arg) => !(arg in NETWORKS)).map((address) => getAddress(address));
if (CONTRACTS.length === 0) throw new Error('Name at least one contract.');

/** What wallets and libraries read before and after a write. */
const READS = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'net_version',
];
const BATCH_SIZE = 40; // calls that the network accepts in one request

interface Call {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: readonly unknown[];
}

const UNSIGNED = {code: -32602, message: 'Not a signed transaction'};
const rejected = (message: string) => ({code: -32003, message});

/** The error for a call that is not passed on. */
function refusal({method, params}: Call): {code: number; message: string} | undefined {
  if (READS.includes(String(method))) return undefined;
  if (method !== 'eth_sendRawTransaction') return {code: -32601, message: `Not allowed: ${method}`};
  try {
    const signed = Transaction.from(String(params?.[0]));
    if (!signed.isSigned()) return UNSIGNED;
    if (signed.chainId !== chainId) return rejected(`Not signed for ${name}`);
    if (!signed.to || !CONTRACTS.includes(signed.to)) return rejected(`No writes to ${signed.to}`);
    if (signed.gasPrice || signed.maxFeePerGas) return rejected('Set the fees to 0');
    return undefined;
  } catch {
    return UNSIGNED;
  }
}

async function forward(call: unknown): Promise<unknown> {
  const {id = null, method, params = []} = Object(call) as Call;
  const error = refusal({method, params});
  if (error) {
    console.log(error.message);
    return {jsonrpc: '2.0', id, error};
  }
  // Reads go to the public URL: only a write uses the API key.
  const url = method === 'eth_sendRawTransaction' ? `${origin}/zgt/${apiKey}` : origin;
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id, method, params}),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`, {cause: response.status});
  return response.json();
}

const failure = (code: number, message: string) => ({jsonrpc: '2.0', id: null, error: {code, message}});

async function respond(text: string): Promise<unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failure(-32700, 'Not JSON, or too long');
  }
  if (!Array.isArray(body)) return forward(body);
  const fits = body.length > 0 && body.length <= BATCH_SIZE;
  return fits ? Promise.all(body.map(forward)) : failure(-32600, `A batch has 1 to ${BATCH_SIZE} calls`);
}

const server = createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Content-Type', 'application/json');
  try {
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) if (text.length < 100_000) text += chunk;
    return response.end(JSON.stringify(await respond(text)));
  } catch (error) {
    console.error(error); // the network failed, or the client went away
    response.statusCode = (error as Error).cause === 429 ? 429 : 502;
    return response.end(JSON.stringify(failure(-32603, 'The network did not respond')));
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Relay for ${name}:`, server.address()));
// #endregion relay
