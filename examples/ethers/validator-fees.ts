// #region read
import {Contract, Interface, isCallException} from 'ethers';
import {connect} from './provider.js';

// Arguments: testnet or gtn, your address, and a listed token, if not your fee token.
const [network, sender, other] = process.argv.slice(2);
if (!sender) throw new Error('Usage: validator-fees.ts NETWORK ADDRESS [TOKEN]');
const provider = connect(network);
const abi = new Interface([
  'function validatorSupportsToken(address validator, address tokenAddress) view returns (bool)',
  'function conversionRateController(address validator) view returns (address)',
  'function getFeeToken(address user) view returns (address)',
  'function getActiveValidatorList() view returns (address[])',
  'function getConversionRate(address sender, address validator, address token) view returns (uint256, uint256)',
]);
const validatorFees = new Contract('0x0000000000000000000000000000000000000802', abi, provider);
const feeTokens = new Contract('0x0000000000000000000000000000000000000803', abi, provider);
const validators = new Contract('0x0000000000000000000000000000000000000805', abi, provider);

const feeToken: string = await feeTokens.getFeeToken(sender);
const token = other ?? feeToken;
console.log(`Your fee token: ${feeToken}`);

/**
 * The rate as the node takes it: revert data counts as a result, and a number that is
 * missing from it as 1.
 */
async function rateOf(validator: string): Promise<string> {
  const to: string = await validatorFees.conversionRateController(validator);
  const data = abi.encodeFunctionData('getConversionRate', [sender, validator, token]);
  const result = await provider.call({to, data, gasLimit: 3_000_000}).catch((error: unknown) => {
    if (isCallException(error)) return error.data ?? '0x';
    throw error;
  });
  const words = result.slice(2).match(/.{64}/g) ?? [];
  const [numerator = 1n, denominator = 1n] = words.map((word) => BigInt(`0x${word}`));
  return `${numerator} / ${denominator}`;
}

const active: string[] = await validators.getActiveValidatorList();
// ethers sends calls that are made at the same time as one batch.
const lines = active.map(async (validator) => {
  const [accepts, rate] = await Promise.all([
    validatorFees.validatorSupportsToken(validator, token),
    rateOf(validator),
  ]);
  return `${validator} accepts: ${accepts}, rate: ${rate}`;
});
console.log((await Promise.all(lines)).join('\n'));
// #endregion read
