// #region browser
import {createWalletClient, custom, type Hash, publicActions, stringToHex, SwitchChainError} from 'viem';
import {testnet, zeroFees} from './chains.js';

/**
 * Your relay, which sends what your users signed. The public URL takes no writes, and a
 * keyed one in a page is no secret.
 */
const RELAY_URL = '';

/** A wallet of the browser, such as `wallets.ts` finds. */
interface BrowserWallet {
  readonly provider: Parameters<typeof custom>[0];
}

// Does nothing with the message. MetaMask refuses data that a page sends to the user's
// own account.
const PRECOMPILE = '0x0000000000000000000000000000000000000004';

/**
 * Publishes a message from the user's account at zero fee. Returns the transaction's
 * hash once it is in a block.
 */
export async function publish({provider}: BrowserWallet, text: string): Promise<Hash> {
  if (!RELAY_URL) throw new Error('Set RELAY_URL to the URL of your relay.');
  const client = createWalletClient({chain: testnet, transport: custom(provider)}).extend(publicActions);
  await client.switchChain(testnet).catch(async (error: unknown) => {
    if (!(error instanceof SwitchChainError)) throw error;
    // The wallet does not have the chain.
    await client.addChain({chain: {...testnet, rpcUrls: {default: {http: [RELAY_URL]}}}});
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
