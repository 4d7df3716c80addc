// #region publish
import {type Hash, stringToHex} from 'viem';
import type {Connector} from 'wagmi';
import {connect, getConnection, sendTransaction, switchChain, waitForTransactionReceipt} from 'wagmi/actions';
import {testnet, zeroFees} from './chains.js';
import {config} from './wagmi.js';

/**
 * Your relay, which sends what your users signed. The public URL takes no writes, and a
 * keyed one in a page is no secret.
 */
const RELAY_URL = '';

// Does nothing with the message. MetaMask refuses data that a page sends to the user's
// own account.
const PRECOMPILE = '0x0000000000000000000000000000000000000004';

/** Publishes a message at zero fee with one of `config.connectors`. */
export async function publish(connector: Connector, text: string): Promise<Hash> {
  if (!RELAY_URL) throw new Error('Set RELAY_URL to the URL of your relay.');
  if (getConnection(config).connector?.uid !== connector.uid) await connect(config, {connector});
  // Adds the network first if the wallet does not have it.
  await switchChain(config, {chainId: testnet.id, addEthereumChainParameter: {rpcUrls: [RELAY_URL]}});
  const hash = await sendTransaction(config, {
    chainId: testnet.id,
    to: PRECOMPILE,
    data: stringToHex(text),
    ...zeroFees,
  });
  // Throws when the transaction reverts.
  await waitForTransactionReceipt(config, {hash});
  return hash;
}
// #endregion publish
