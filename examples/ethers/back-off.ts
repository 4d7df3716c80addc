// #region back-off
import {FetchRequest, JsonRpcProvider} from 'ethers';

const request = new FetchRequest(
  `https://rpc.testnet.stabilityprotocol.com/zgt/${process.env.STABILITY_API_KEY}`,
);
// ethers repeats a request that was answered 429, after a random wait that can double with each try.
request.setThrottleParams({maxAttempts: 8, slotInterval: 500});

const provider = new JsonRpcProvider(request, 20180427, {staticNetwork: true});
console.log(`Block ${await provider.getBlockNumber()}`);
// #endregion back-off
