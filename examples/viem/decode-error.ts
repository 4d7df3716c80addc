// #region decode
import {BaseError, ContractFunctionRevertedError, getAddress, parseAbi, parseEther} from 'viem';
import {account, publicClient} from './clients.js';

// Arguments: testnet or gtn, and a token.
const [, token] = process.argv.slice(2);
if (!token) throw new Error('Usage: decode-error.ts NETWORK TOKEN');

try {
  await publicClient.simulateContract({
    account,
    address: getAddress(token),
    abi: parseAbi([
      'function transfer(address to, uint256 amount) returns (bool)',
      'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    ]),
    functionName: 'transfer',
    args: [account.address, parseEther('1000000')],
  });
} catch (error) {
  const revert =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(revert instanceof ContractFunctionRevertedError) || !revert.data) throw error;
  const {errorName, args = []} = revert.data; // Error: [the reason] if it is a text
  console.log(`${errorName}: ${args.join(', ')}`);
}
// #endregion decode
