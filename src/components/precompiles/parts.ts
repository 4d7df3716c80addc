import {
  precompiles,
  type PrecompileEvent,
  type PrecompileFunction,
  type RevertString,
} from '@site/src/data/precompiles';
import type {Fact, FactTable} from '@site/src/plugins/facts';

/**
 * Names of references in the order of the page: the precompiles by address, the contract that validators provide after 0x802,
 * and last the functions that five of them share.
 */
export const REFERENCE_NAMES = [
  'supportedTokensManager',
  'validatorFeeTokenSelector',
  'conversionRateController',
  'feeTokenSelector',
  'validatorController',
  'upgradeRuntimeController',
  'feeRewardsVaultController',
  'ownable',
] as const;

/** Name of a reference. */
export type ReferenceName = (typeof REFERENCE_NAMES)[number];

/** Content of a reference, with the dates and sources of its tables. */
export interface Reference {
  /** Prefix of the anchors of its rows, for example `0x801`. */
  readonly anchor: string;
  /** Name in captions and labels. */
  readonly name: string;
  readonly address?: Fact<string>;
  readonly interfaceUrl?: Fact<string>;
  readonly functions: FactTable<PrecompileFunction>;
  readonly events?: FactTable<PrecompileEvent>;
  readonly reverts?: FactTable<RevertString>;
}

/** Returns the reference with this name. */
export function referenceOf(name: ReferenceName): Reference {
  if (name === 'ownable') return {anchor: 'ownership', name: 'ownership', ...precompiles.ownable};
  if (name === 'conversionRateController')
    return {anchor: 'rate', name: 'a rate controller', ...precompiles.conversionRateController};
  const precompile = precompiles[name];
  return {
    ...precompile,
    anchor: precompile.short.value,
    name: precompile.name.value,
    reverts: 'reverts' in precompile ? precompile.reverts : undefined,
  };
}

/**
 * Functions and events as an array literal for ethers and viem's `parseAbi`. The events are those of the runtime, because
 * they decode the actual logs even where the Solidity interface declares them differently; a log without topics fits none.
 */
export function abiText({functions, events}: Reference): string {
  const decoding = (events?.rows ?? []).filter(({inData}) => !inData);
  const fragments = [...functions.rows, ...decoding].map(({abi}) => `  '${abi}',`);
  return ['[', ...fragments, ']'].join('\n');
}
