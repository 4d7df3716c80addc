// #region decode
import {Contract, getAddress, isError, parseEther, ZeroAddress} from 'ethers';
import {wallet} from './wallet.js';

const [token] = process.argv.slice(2);
if (!token) throw new Error('Pass the address of a token.');
const possum = new Contract(
  getAddress(token),
  [
    'function transfer(address to, uint256 amount) returns (bool)',
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  ],
  wallet,
);
const feeToken = new Contract(
  '0x0000000000000000000000000000000000000803',
  ['function setFeeToken(address token)'],
  wallet,
);

async function explain(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isError(error, 'CALL_EXCEPTION') || !error.revert) throw error;
    // The name is Error when the contract gave a reason as a string.
    const {name, args} = error.revert;
    console.log(`${name}: ${args.join(', ')}`);
  }
}

await explain(() => feeToken.setFeeToken.staticCall(ZeroAddress));
await explain(() => possum.transfer.staticCall(wallet.address, parseEther('1000000')));
// #endregion decode
