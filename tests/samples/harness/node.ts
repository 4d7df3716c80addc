import type {Anvil} from './anvil';

/** Waits for a number of milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a transaction is in a block. @returns its receipt */
export async function waitForReceipt(node: Anvil, hash: string): Promise<unknown> {
  for (;;) {
    const receipt = await node.rpc<unknown>('eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    await pause(5);
  }
}

/**
 * Sends a transaction at zero fee from any account, which the node impersonates.
 * @param to undefined to deploy a contract
 * @returns hash of the transaction
 */
export async function sendAs(
  node: Anvil,
  from: string,
  to: string | undefined,
  data: string,
): Promise<string> {
  await node.rpc('anvil_impersonateAccount', [from]);
  return node.rpc('eth_sendTransaction', [
    {from, to, data, maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0'},
  ]);
}
