// #region provider
import {FeeData, JsonRpcProvider} from 'ethers';

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
}

/** Connects to testnet or gtn: without an API key to read, with one to send as well. STABILITY_RPC_URL replaces the URL. */
export function connect(network: string, apiKey?: string): JsonRpcProvider {
  if (network !== 'testnet' && network !== 'gtn')
    throw new Error(`Unknown network "${network}". Set it to testnet or gtn.`);
  const {chainId, origin} = networks[network];
  const url = process.env.STABILITY_RPC_URL || (apiKey ? `${origin}/zgt/${apiKey}` : origin);
  return new StabilityProvider(url, chainId, {
    staticNetwork: true, // the chain id is known, so ethers need not ask for it
    batchMaxCount: 10, // each call of a batch may count as a request
    cacheTimeout: -1, // a nonce from before the last transaction would be refused
    pollingInterval: 2000, // one block
  });
}
// #endregion provider
