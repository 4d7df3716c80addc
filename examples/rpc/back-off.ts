// #region back-off
import {patientFetch} from './patient-fetch.js';

const {STABILITY_API_KEY} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const response = await patientFetch(`https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: []}),
});
if (!response.ok) throw new Error(`Status ${response.status}: ${await response.text()}`);
const {result, error} = (await response.json()) as {result: string; error?: {message: string}};
if (error) throw new Error(error.message);
console.log(`Block ${Number(result)}`);
// #endregion back-off
