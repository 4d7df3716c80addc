// #region page
import {publish} from './browser.js';
import {findWallets} from './wallets.js';

/**
 * Adds a button for each wallet, which publishes, and shows the transaction's hash or
 * what went wrong.
 */
findWallets((wallet) => {
  const button = document.createElement('button');
  const result = document.createElement('output');
  button.textContent = `Publish with ${wallet.info.name}`;
  button.addEventListener('click', async () => {
    try {
      result.textContent = await publish(wallet, 'Hello from a browser');
    } catch (error) {
      result.textContent = String(error);
    }
  });
  document.body.append(button, result);
});
// #endregion page
