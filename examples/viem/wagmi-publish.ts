// #region publish
import {type Hash, stringToHex} from 'viem';
import type {Connector} from 'wagmi';
import {connect, getConnection, sendTransaction, switchChain, waitForTransactionReceipt} from 'wagmi/actions';
import {testnet, zeroFees} from './chains.js';
import {config} from './wagmi.js';

/** Publishes a message at zero fee with one of `config.connectors`. `rpcUrl` is the user's own keyed RPC URL. */
export async function publish(connector: Connector, rpcUrl: string, text: string): Promise<Hash> {
  const {connector: current, addresses} = getConnection(config);
  const known = current?.uid === connector.uid ? addresses : undefined;
  const [account] = known ?? (await connect(config, {connector})).accounts;
  const addEthereumChainParameter = {rpcUrls: [rpcUrl]};
  await switchChain(config, {chainId: testnet.id, addEthereumChainParameter});
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
