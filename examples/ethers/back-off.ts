// #region back-off
import {setTimeout} from 'node:timers/promises';
import {FetchRequest, JsonRpcProvider} from 'ethers';

const {STABILITY_API_KEY} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const request = new FetchRequest(`https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`);
request.retryFunc = async (_request, {headers}) => {
  // ethers itself takes the header for milliseconds.
  const seconds = Number(headers['retry-after']);
  if (seconds > 0) await setTimeout(seconds * 1000);
  return true;
};

const provider = new JsonRpcProvider(request, 20180427, {staticNetwork: true});
console.log(`Block ${await provider.getBlockNumber()}`);
// #endregion back-off
