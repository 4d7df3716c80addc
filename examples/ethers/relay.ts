// #region relay
import {createServer} from 'node:http';
import {getAddress, Transaction} from 'ethers';

const {STABILITY_API_KEY, PORT = '8787'} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');
const keyedUrl = `https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`;

/** The most calls that the network accepts in one request. */
const BATCH_SIZE = 40;

/** The contracts that users may write to at your expense. */
const CONTRACTS = [getAddress('0xaDf4a1165737b406aD510045d4562BE30C14C276')];

const READS = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
];

interface Call {
  readonly method: string;
  readonly params: readonly unknown[];
}

function allows({method, params}: Call): boolean {
  if (READS.includes(method)) return true;
  if (method !== 'eth_sendRawTransaction') return false;
  const {chainId, to, gasPrice, maxFeePerGas} = Transaction.from(String(params[0]));
  const ours = to !== null && CONTRACTS.includes(to);
  return chainId === 20180427n && ours && !gasPrice && !maxFeePerGas;
}

const server = createServer(async (request, response) => {
  try {
    let body = '';
    for await (const chunk of request) {
      body += chunk;
      if (body.length > 100_000) throw new Error('The request is too large.');
    }
    const calls = [JSON.parse(body)].flat() as Call[]; // one call or a batch
    if (calls.length > BATCH_SIZE) throw new Error(`A batch holds at most ${BATCH_SIZE} calls.`);
    const refused = calls.find((call) => !allows(call));
    if (refused) throw new Error(`Not allowed: ${refused.method}`);
    const answer = await fetch(keyedUrl, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body,
    });
    response.writeHead(answer.status, {'Content-Type': 'application/json'});
    response.end(await answer.text());
  } catch (error) {
    const {message} = error as Error;
    console.log(message);
    response.writeHead(403, {'Content-Type': 'text/plain'}).end(message);
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log('Listening', server.address()));
// #endregion relay
