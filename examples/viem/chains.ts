import {defineChain} from 'viem';

/** The fee fields of every free transaction. */
export const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n} as const;

// #region gtn
export const gtn = defineChain({
  id: 101010,
  name: 'Global Trust Network',
  nativeCurrency: {name: 'FREE', symbol: 'FREE', decimals: 18},
  blockTime: 2000,
  rpcUrls: {default: {http: ['https://rpc.stabilityprotocol.com']}},
  blockExplorers: {default: {name: 'Blockscout', url: 'https://stability.blockscout.com'}},
  contracts: {
    multicall3: {address: '0xBA2923DAe45aD6b8B77bff4733c75b0C13F0ce2d', blockCreated: 3101},
  },
  fees: {estimateFeesPerGas: async () => zeroFees},
});
// #endregion gtn

// #region testnet
export const testnet = defineChain({
  id: 20180427,
  name: 'Stability Testnet',
  nativeCurrency: {name: 'FREE', symbol: 'FREE', decimals: 18},
  blockTime: 2000,
  rpcUrls: {default: {http: ['https://rpc.testnet.stabilityprotocol.com']}},
  blockExplorers: {default: {name: 'Stability Explorer', url: 'https://explorer.stble.io/testnet'}},
  contracts: {
    multicall3: {address: '0x3ed62137c5DB927cb137c26455969116BF0c23Cb', blockCreated: 2318},
  },
  fees: {estimateFeesPerGas: async () => zeroFees},
  testnet: true,
});
// #endregion testnet

/** The chain with this name. Throws when it is neither testnet nor gtn. */
export function chainOf(network: string) {
  if (network === 'testnet') return testnet;
  if (network === 'gtn') return gtn;
  throw new Error(`Unknown network "${network}". Pass testnet or gtn.`);
}
