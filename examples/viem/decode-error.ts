// #region decode
import {BaseError, ContractFunctionRevertedError, getAddress, parseAbi, parseEther, zeroAddress} from 'viem';
import {account, publicClient} from './clients.js';

const [token] = process.argv.slice(2);
if (!token) throw new Error('Pass the address of a token.');

async function explain(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
    if (!(revert instanceof ContractFunctionRevertedError) || !revert.data) throw error;
    // The name is Error when the contract gave a reason as a string.
    const {errorName, args = []} = revert.data;
    console.log(`${errorName}: ${args.join(', ')}`);
  }
}

await explain(() =>
  publicClient.simulateContract({
    account,
    address: '0x0000000000000000000000000000000000000803',
    abi: parseAbi(['function setFeeToken(address token)']),
    functionName: 'setFeeToken',
    args: [zeroAddress],
  }),
);
await explain(() =>
  publicClient.simulateContract({
    account,
    address: getAddress(token),
    abi: parseAbi([
      'function transfer(address to, uint256 amount) returns (bool)',
      'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    ]),
    functionName: 'transfer',
    args: [account.address, parseEther('1000000')],
  }),
);
// #endregion decode
