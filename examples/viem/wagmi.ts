// #region wagmi
import {createConfig, http} from 'wagmi';
import {gtn, testnet} from './chains.js';

/**
 * Reads use the public RPC URLs; writes use the one in the user's wallet. Finds wallets
 * by EIP-6963.
 */
export const config = createConfig({
  chains: [testnet, gtn],
  transports: {[testnet.id]: http(), [gtn.id]: http()},
});
// #endregion wagmi
