// #region browser
import {createWalletClient, custom, type Hash, publicActions, stringToHex, SwitchChainError} from 'viem';
import {testnet, zeroFees} from './chains.js';

/** A wallet of the browser, such as `wallets.ts` finds. */
interface BrowserWallet {
  readonly provider: Parameters<typeof custom>[0];
}

// Does nothing with the message. MetaMask refuses data that a page sends to the user's own account.
const PRECOMPILE = '0x0000000000000000000000000000000000000004';

/** Publishes a message from the user's account at zero fee. Returns the transaction's hash once it is in a block. */
export async function publish({provider}: BrowserWallet, text: string): Promise<Hash> {
  const client = createWalletClient({chain: testnet, transport: custom(provider)}).extend(publicActions);
  await client.switchChain(testnet).catch(async (error: unknown) => {
    if (!(error instanceof SwitchChainError)) throw error;
    await client.addChain({chain: testnet}); // the wallet does not have it
    await client.switchChain(testnet);
  });
  const [account] = await client.requestAddresses();
  const hash = await client.sendTransaction({
    account,
    to: PRECOMPILE,
    data: stringToHex(text),
    ...zeroFees,
  });
  const receipt = await client.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return hash;
}
// #endregion browser
