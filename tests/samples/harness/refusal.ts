import type {Anvil} from './anvil';

/** What the gateway answers over HTTP. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A refusal. STAND-IN: status and message, except where a test names the fact. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Waits. */
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
