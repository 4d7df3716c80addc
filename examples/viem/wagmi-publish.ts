// #region publish
import {type Hash, stringToHex} from 'viem';
import type {Connector} from 'wagmi';
import {connect, sendTransaction, switchChain, waitForTransactionReceipt} from 'wagmi/actions';
import {testnet, zeroFees} from './chains.js';
import {config} from './wagmi.js';

/** Publishes a message at zero fee with one of `config.connectors`. `rpcUrl` is the user's own keyed RPC URL. */
export async function publish(connector: Connector, rpcUrl: string, text: string): Promise<Hash> {
  const {accounts} = await connect(config, {connector});
  const addEthereumChainParameter = {rpcUrls: [rpcUrl]};
  await switchChain(config, {chainId: testnet.id, addEthereumChainParameter});
  const hash = await sendTransaction(config, {
    chainId: testnet.id,
    to: accounts[0],
    data: stringToHex(text),
    ...zeroFees,
  });
  await waitForTransactionReceipt(config, {hash}); // throws when the transaction reverts
  return hash;
}
// #endregion publish
