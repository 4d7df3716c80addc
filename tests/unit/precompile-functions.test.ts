import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FunctionFragment} from 'ethers';
import {expect, test} from 'vitest';
import {precompiles} from '../../src/data/precompiles';
import {matchingFiles} from '../files';

const ROOT = path.join(__dirname, '../..');

/**
 * Selector and return types of each precompile function, copied from the sources independently of `src/data`, so that a wrong
 * edit of both a signature and its selector there is noticed.
 */
const KNOWN_FUNCTIONS: Readonly<Record<string, readonly [selector: string, returns: string]>> = {
  'addToken(address,bytes32)': ['0xc0c1eebc', ''],
  'removeToken(address)': ['0x5fa7b584', ''],
  'updateDefaultToken(address)': ['0x2b01b4d5', ''],
  'supportedTokens()': ['0xb002249d', 'address[]'],
  'isTokenSupported(address)': ['0x75151b63', 'bool'],
  'defaultToken()': ['0x74c13fda', 'address'],
  'setTokenAcceptance(address,bool)': ['0x47095991', ''],
  'validatorSupportsToken(address,address)': ['0x7b914e74', 'bool'],
  'updateConversionRateController(address)': ['0x5c6759e5', ''],
  'conversionRateController(address)': ['0xa1e24104', 'address'],
  'updateDefaultController(address)': ['0xfd15c881', ''],
  'defaultController()': ['0x9933591c', 'address'],
  'setFeeToken(address)': ['0x15cce224', ''],
  'getFeeToken(address)': ['0xdf23f9be', 'address'],
  'addValidator(address)': ['0x4d238c8e', ''],
  'removeValidator(address)': ['0x40a141ff', ''],
  'getValidatorList()': ['0xe35c0f7d', 'address[]'],
  'getActiveValidatorList()': ['0xa5aa7380', 'address[]'],
  'getValidatorMissingBlocks(address)': ['0x41ee9a53', 'uint256'],
  'setApplicationBlock(uint32)': ['0x9b31c472', ''],
  'rejectProposedCode()': ['0xec1820fd', ''],
  'addMemberToTechnicalCommittee(address)': ['0x9a124ab3', ''],
  'removeMemberFromTechnicalCommittee(address)': ['0x44191210', ''],
  'getTechnicalCommitteeMembers()': ['0x0a2620cc', 'address[]'],
  'getHashOfProposedCode()': ['0xd3bb4140', 'bytes32'],
  'getHashOfCurrentCode()': ['0x3b0f4041', 'bytes32'],
  'claimReward(address,address)': ['0x4953c782', ''],
  'canClaimReward(address,address)': ['0xa4630c85', 'bool'],
  'getClaimableReward(address,address)': ['0x21e91dea', 'uint256'],
  'isWhitelisted(address)': ['0x3af32abf', 'bool'],
  'setWhitelisted(address,bool)': ['0x9281aa0b', 'bool'],
  'getValidatorPercentage()': ['0x0b4c0ed8', 'uint256'],
  'setValidatorPercentage(uint256)': ['0x77aa148c', 'bool'],
  'owner()': ['0x8da5cb5b', 'address'],
  'pendingOwner()': ['0xe30c3978', 'address'],
  'transferOwnership(address)': ['0xf2fde38b', ''],
  'acceptOwnership()': ['0x79ba5097', ''],
  'getConversionRate(address,address,address)': ['0xff47b5a6', 'uint256,uint256'],
};

/** Signature and return types of an ABI fragment. */
function parse(abi: string): readonly [signature: string, returns: string] {
  const fragment = FunctionFragment.from(abi);
  return [fragment.format('sighash'), fragment.outputs.map(({type}) => type).join(',')];
}

test('the functions of the precompiles are those of the independent list', () => {
  const rows = Object.values(precompiles).flatMap((part) => ('functions' in part ? part.functions.rows : []));
  const found = rows.map(({abi, selector}) => {
    const [signature, returns] = parse(abi);
    return [signature, [selector, returns]] as const;
  });
  expect(found).toEqual(found.map(([signature]) => [signature, KNOWN_FUNCTIONS[signature]]));
  expect(new Set(found.map(([signature]) => signature))).toEqual(new Set(Object.keys(KNOWN_FUNCTIONS)));
});

test('ABI fragments in the examples match the list, including return types', () => {
  const fragments = matchingFiles('examples', /\.(ts|mts|js|cjs|json)$/).flatMap((file) =>
    Array.from(
      readFileSync(path.join(ROOT, file), 'utf8').matchAll(/['"`](function \w+\([^'"`]*)['"`]/g),
      ([, abi = '']) => [file, ...parse(abi)] as const,
    ),
  );
  const checked = fragments.filter(([, signature]) => signature in KNOWN_FUNCTIONS);
  expect(checked.length).toBeGreaterThan(5);
  expect(checked.filter(([, signature, returns]) => returns !== KNOWN_FUNCTIONS[signature]?.[1])).toEqual([]);
});

test('each precompile with an owner lists the two reasons with which its ownership functions revert', () => {
  const owned = Object.values(precompiles).flatMap((part) =>
    'ownable' in part && part.ownable.value ? [part] : [],
  );
  const reasons = owned.map((part) =>
    part.reverts.rows.map(({text}) => text.replace(/^.*: /, '').toLowerCase()),
  );
  const both: unknown = expect.arrayContaining(['sender is not owner', 'target owner is not the claimer']);
  expect(reasons).toEqual(Array.from({length: 5}, () => both));
});
