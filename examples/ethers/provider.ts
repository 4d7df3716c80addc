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
    // Waits without searching each block for a replacement.
    return new TransactionResponse(response, this);
  }
}

/**
 * Connects to testnet or gtn: without an API key to read, with one to send as well.
 * STABILITY_RPC_URL replaces the URL.
 */
export function connect(network: string, apiKey = ''): JsonRpcProvider {
  if (network !== 'testnet' && network !== 'gtn')
    throw new Error(`Unknown network "${network}". Pass testnet or gtn.`);
  const {chainId, origin} = networks[network];
  // The portal shows the key as the end of a URL.
  const key = apiKey.split('/').filter(Boolean).at(-1);
  const url = process.env.STABILITY_RPC_URL || (key ? `${origin}/zgt/${key}` : origin);
  // Errors print this URL, so it is without the key.
  const request = new FetchRequest(new URL(url).origin);
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
