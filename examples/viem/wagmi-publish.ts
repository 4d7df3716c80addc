// #region publish
import {type Hash, stringToHex} from 'viem';
import type {Connector} from 'wagmi';
import {connect, getConnection, sendTransaction, switchChain, waitForTransactionReceipt} from 'wagmi/actions';
import {testnet, zeroFees} from './chains.js';
import {config} from './wagmi.js';

/** Publishes a message at zero fee with one of `config.connectors`. */
export async function publish(connector: Connector, text: string): Promise<Hash> {
  const {connector: current, addresses} = getConnection(config);
  const known = current?.uid === connector.uid ? addresses : undefined;
  const [account] = known ?? (await connect(config, {connector})).accounts;
  await switchChain(config, {chainId: testnet.id}); // adds it if the wallet does not have it
  const hash = await sendTransaction(config, {
    chainId: testnet.id,
    to: account,
    data: stringToHex(text),
    ...zeroFees,
  });
  await waitForTransactionReceipt(config, {hash}); // throws when the transaction reverts
  return hash;
}
// #endregion publish
