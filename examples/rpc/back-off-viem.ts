// #region back-off
import {createPublicClient, http} from 'viem';
import {patientFetch} from './patient-fetch.js';

const {STABILITY_API_KEY} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const client = createPublicClient({
  transport: http(`https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`, {
    fetchFn: patientFetch,
    retryCount: 0, // viem itself would repeat other failures too, such as status 403
    timeout: 120_000, // covers the waits
  }),
});
console.log(`Block ${await client.getBlockNumber()}`);
// #endregion back-off
