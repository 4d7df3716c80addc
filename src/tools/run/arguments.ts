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

/** Arguments of programs that browsers can run, by their kind in the manifest of the samples. */
export const ARGUMENTS: Readonly<Record<string, Argument>> = {
  account: {label: 'Address of an account', from: 'address', initial: contracts.zktTryItOut.account.value},
  token: {label: 'Address of a token', from: 'contract'},
  contract: {label: 'Address of the contract that earns', from: 'contract'},
};
