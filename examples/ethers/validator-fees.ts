// #region read
import {Contract, getAddress} from 'ethers';
import {connect} from './provider.js';

// Arguments: gtn or testnet, your address, a listed token.
const [network, sender, token] = process.argv.slice(2);
const provider = connect(network === 'gtn' ? 'gtn' : 'testnet');
const validators = new Contract(
  '0x0000000000000000000000000000000000000805',
  ['function getActiveValidatorList() view returns (address[])'],
  provider,
);
const validatorFees = new Contract(
  '0x0000000000000000000000000000000000000802',
  [
    'function validatorSupportsToken(address validator, address tokenAddress) view returns (bool)',
    'function conversionRateController(address validator) view returns (address)',
  ],
  provider,
);
const rateAbi = [
  'function getConversionRate(address sender, address validator, address token) view returns (uint256 numerator, uint256 denominator)',
];

const active: string[] = await validators.getActiveValidatorList();
for (const validator of active) {
  const accepts: boolean = await validatorFees.validatorSupportsToken(validator, getAddress(token));
  const controller: string = await validatorFees.conversionRateController(validator);
  const rates = new Contract(controller, rateAbi, provider);
  const [numerator, denominator] = await rates.getConversionRate(getAddress(sender), validator, token);
  console.log(`${validator} accepts: ${accepts}, rate: ${numerator} / ${denominator}`);
}
// #endregion read
