import {isTransactionHash} from '../network/request';
import {chainIdOf, readError, readNumber, walletRequest, type WalletOutcome} from './add-network';
import type {Provider} from './provider';

/** Latest block and suggested fee, as the wallet's network reports them, or the reason why they could not be read. */
export type FeeCheck =
  | {
      readonly state: 'read';
      readonly block: number;
      /** In wei per gas, from `eth_gasPrice`: what a wallet proposes by default. */
      readonly gasPrice: bigint;
    }
  | WalletOutcome;

/**
 * Reads the latest block and the suggested fee through the wallet.
 * @param expected the chain id that the wallet has to use, in hexadecimal
 */
export async function checkFees(provider: Provider, expected: string): Promise<FeeCheck> {
  try {
    const chainId = await chainIdOf(provider);
    if (chainId !== expected) return {state: 'other-chain', chainId};
    const [block, gasPrice] = await Promise.all([
      readNumber(provider, 'eth_blockNumber', 'block number'),
      readNumber(provider, 'eth_gasPrice', 'gas price'),
    ]);
    return {state: 'read', block: Number(block), gasPrice};
  } catch (error) {
    return readError(error);
  }
}

/** A transaction's hash, or the reason why there is none. */
export type Sending =
  {readonly state: 'sent'; readonly hash: string; readonly account: string} | WalletOutcome;

/**
 * Asks the wallet for its account and sends a zero-fee transaction of value 0 from it to itself.
 * @param expected the chain id that the wallet has to use, in hexadecimal
 */
export async function sendToSelf(provider: Provider, expected: string): Promise<Sending> {
  try {
    const [account] = [await walletRequest(provider, 'eth_requestAccounts')].flat();
    if (typeof account !== 'string') return {state: 'unauthorized'};
    // The reader may have switched the network since it was added, also while the wallet asked for the account.
    const chainId = await chainIdOf(provider);
    if (chainId !== expected) return {state: 'other-chain', chainId};
    const hash = await walletRequest(provider, 'eth_sendTransaction', [
      {from: account, to: account, value: '0x0', maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0', chainId},
    ]);
    return isTransactionHash(hash) ? {state: 'sent', hash, account} : {state: 'no-hash'};
  } catch (error) {
    return readError(error);
  }
}
