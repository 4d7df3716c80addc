// #region publish
import {type Hash, stringToHex} from 'viem';
import type {Connector} from 'wagmi';
import {connect, getConnection, sendTransaction, switchChain, waitForTransactionReceipt} from 'wagmi/actions';
import {testnet, zeroFees} from './chains.js';
import {config} from './wagmi.js';

// Does nothing with the message. MetaMask refuses data that a page sends to the user's own account.
const PRECOMPILE = '0x0000000000000000000000000000000000000004';

/** Publishes a message at zero fee with one of `config.connectors`. */
export async function publish(connector: Connector, text: string): Promise<Hash> {
  if (getConnection(config).connector?.uid !== connector.uid) await connect(config, {connector});
  await switchChain(config, {chainId: testnet.id}); // adds it if the wallet does not have it
  const hash = await sendTransaction(config, {
    chainId: testnet.id,
    to: PRECOMPILE,
    data: stringToHex(text),
    ...zeroFees,
  });
  await waitForTransactionReceipt(config, {hash}); // throws when the transaction reverts
  return hash;
}
// #endregion publish
