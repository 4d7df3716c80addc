// #region back-off
import {FetchRequest, JsonRpcProvider} from 'ethers';

const {STABILITY_API_KEY} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const request = new FetchRequest(`https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`);
// ethers repeats a request that was answered 429, after a random wait that can double with each try.
request.setThrottleParams({maxAttempts: 8, slotInterval: 500});

const provider = new JsonRpcProvider(request, 20180427, {staticNetwork: true});
console.log(`Block ${await provider.getBlockNumber()}`);
// #endregion back-off
