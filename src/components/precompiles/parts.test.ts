import {Interface} from 'ethers';
import {parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {abiText, referenceOf, signatureOf, splitSignature, type ReferenceName} from './parts';

const NAMES: readonly ReferenceName[] = [
  'supportedTokensManager',
  'validatorFeeTokenSelector',
  'feeTokenSelector',
  'validatorController',
  'upgradeRuntimeController',
  'feeRewardsVaultController',
  'ownable',
  'conversionRateController',
];

/** The lines between the brackets, without quotes and comma. */
function fragments(name: ReferenceName): string[] {
  return abiText(referenceOf(name))
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trim().slice(1, -2));
}

test.each(NAMES)('the ABI of %s is taken by ethers and viem', (name) => {
  const reference = referenceOf(name);
  const abi = new Interface(fragments(name));
  for (const {abi: fragment, selector} of reference.functions.rows)
    expect(
      abi.getFunction(fragment.replace(/^function /, '').replace(/ (?:view|returns).*$/, ''))?.selector,
    ).toBe(selector);
  expect(parseAbi(fragments(name))).toHaveLength(fragments(name).length);
});

test('leaves out what only the runtime knows', () => {
  expect(abiText(referenceOf('feeTokenSelector'))).not.toContain('FeeTokenChanged');
  expect(abiText(referenceOf('feeRewardsVaultController'))).toContain('event TransactionFee(');
});

test('a signature is the fragment without its keyword', () => {
  expect(signatureOf('function owner() view returns (address)')).toBe('owner() view returns (address)');
  expect(signatureOf('event CodeProposedRejected()')).toBe('CodeProposedRejected()');
});

test('anchors start with the short address', () => {
  expect(referenceOf('feeRewardsVaultController').anchor).toBe('0x807');
});

test('a signature is cut at its opening bracket', () => {
  expect(splitSignature('owner() view returns (address)')).toEqual(['owner', ') view returns (address)']);
});
