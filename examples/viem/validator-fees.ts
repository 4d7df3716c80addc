// #region read
import {createPublicClient, getAddress, getContract, http, parseAbi} from 'viem';
import {gtn, testnet} from './chains.js';

// Arguments: gtn or testnet, your address, a listed token.
const [network, sender, token] = process.argv.slice(2);
const client = createPublicClient({chain: network === 'gtn' ? gtn : testnet, transport: http()});
const validators = getContract({
  address: '0x0000000000000000000000000000000000000805',
  abi: parseAbi(['function getActiveValidatorList() view returns (address[])']),
  client,
});
const validatorFees = getContract({
  address: '0x0000000000000000000000000000000000000802',
  abi: parseAbi([
    'function validatorSupportsToken(address validator, address tokenAddress) view returns (bool)',
    'function conversionRateController(address validator) view returns (address)',
  ]),
  client,
});
const rateAbi = parseAbi([
  'function getConversionRate(address sender, address validator, address token) view returns (uint256 numerator, uint256 denominator)',
]);

for (const validator of await validators.read.getActiveValidatorList()) {
  const accepts = await validatorFees.read.validatorSupportsToken([validator, getAddress(token)]);
  const controller = await validatorFees.read.conversionRateController([validator]);
  const rates = getContract({address: controller, abi: rateAbi, client});
  const [numerator, denominator] = await rates.read.getConversionRate([
    getAddress(sender),
    validator,
    getAddress(token),
  ]);
  console.log(`${validator} accepts: ${accepts}, rate: ${numerator} / ${denominator}`);
}
// #endregion read
