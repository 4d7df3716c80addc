import {contracts} from '@site/src/data/contracts';
import type {ReaderValue} from '../reader/values';

/** One argument of a program, other than the network. */
export interface Argument {
  readonly label: string;
  /** Kind of reader value that the argument takes. */
  readonly from: ReaderValue;
  /** Initial text of the field if the reader has no such value. */
  readonly initial?: string;
}

const USER: Argument = {
  label: 'Address of an account',
  from: 'address',
  initial: contracts.zktTryItOut.account.value,
};
const TOKEN: Argument = {label: 'Address of a token', from: 'contract'};
const CONTRACT: Argument = {label: 'Address of the contract that earns', from: 'contract'};

/** Arguments of programs after the network, by the last part of the id, since ethers and viem samples take the same ones. */
const ARGUMENTS: Readonly<Record<string, readonly Argument[]>> = {
  'claim-reward': [CONTRACT, TOKEN],
  'decode-error': [TOKEN],
  rewards: [CONTRACT, TOKEN],
  'set-fee-token': [TOKEN],
  'supported-tokens': [],
  'validator-fees': [USER],
  'vault-events': [CONTRACT],
};

/**
 * The arguments that a reader has to give to a program.
 * @param id path relative to `examples/`, without extension
 * @returns undefined for a program that is not listed, which takes none
 */
export function argumentsOf(id: string): readonly Argument[] | undefined {
  return ARGUMENTS[id.slice(id.lastIndexOf('/') + 1)];
}
