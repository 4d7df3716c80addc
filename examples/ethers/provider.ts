// #region provider
import {FeeData, FetchRequest, JsonRpcProvider, TransactionResponse} from 'ethers';

const networks = {
  gtn: {chainId: 101010, origin: 'https://rpc.stabilityprotocol.com'},
  testnet: {chainId: 20180427, origin: 'https://rpc.testnet.stabilityprotocol.com'},
} as const;

/** The fee fields of every free transaction. */
export const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n} as const;

class StabilityProvider extends JsonRpcProvider {
  override async getFeeData(): Promise<FeeData> {
    return new FeeData(null, zeroFees.maxFeePerGas, zeroFees.maxPriorityFeePerGas);
  }

  override async broadcastTransaction(signed: string): Promise<TransactionResponse> {
    const response = await super.broadcastTransaction(signed);
    return new TransactionResponse(response, this); // waits without searching each block for a replacement
  }
}

/** Connects to testnet or gtn: without an API key to read, with one to send as well. STABILITY_RPC_URL replaces the URL. */
export function connect(network: string, apiKey = ''): JsonRpcProvider {
  if (network !== 'testnet' && network !== 'gtn')
    throw new Error(`Unknown network "${network}". Pass testnet or gtn.`);
  const {chainId, origin} = networks[network];
  const key = apiKey.split('/').filter(Boolean).at(-1); // the portal shows the key as the end of a URL
  const url = process.env.STABILITY_RPC_URL || (key ? `${origin}/zgt/${key}` : origin);
  const request = new FetchRequest(new URL(url).origin); // errors print this URL, so it is without the key
  request.preflightFunc = async (each) => Object.assign(each, {url});
  request.retryFunc = async () => {
    console.warn('Too many requests: waiting');
    return true;
  };
  return new StabilityProvider(request, chainId, {
    staticNetwork: true, // the chain id is known, so ethers need not ask for it
    batchMaxCount: 10, // each call of a batch may count as a request
    cacheTimeout: -1, // a nonce from before the last transaction would be refused
    pollingInterval: 2000, // one block
  });
}
// #endregion provider
