import type {NetworkId} from '../network/networks';
import type {Runnable} from '../../plugins/samples/client/program';
import type {RunRequest} from './protocol';
import type {Started} from './run-state';

/** The reader's choices and values, all accepted by `checkValue`. */
export interface RunInput {
  readonly network: NetworkId;
  readonly args: readonly string[];
  readonly apiKey?: string;
  readonly privateKey?: string;
}

/** Creates the message to the worker. It contains only values that the program needs. */
export function runRequest(
  {url, networkBy, needsKey, needsAccount}: Runnable,
  {network, args, apiKey = '', privateKey = ''}: RunInput,
): RunRequest {
  return {
    url,
    env: {
      ...(networkBy === 'environment' && {STABILITY_NETWORK: network}),
      ...(needsKey && {STABILITY_API_KEY: apiKey}),
      ...(needsAccount && {PRIVATE_KEY: privateKey}),
    },
    args: networkBy === 'argument' ? [network, ...args] : args,
    secrets: [needsKey ? apiKey : '', needsAccount ? privateKey : ''].filter(Boolean),
  };
}

/**
 * Identifies the reader's choices, without the account: equal for two runs that give the program the same.
 * @param choices need not be valid
 */
export function choicesId(program: Runnable, {network, args, apiKey = ''}: RunInput): string {
  const request = runRequest(program, {network, args, apiKey});
  return JSON.stringify([request.env, request.args]);
}

/** The networks that a run calls: the chosen one, or those that the sample names. */
export function calledNetworks(
  {networks, networkBy}: Pick<Runnable, 'networks' | 'networkBy'>,
  chosen: NetworkId,
): readonly NetworkId[] {
  return networkBy === 'sample' ? networks : [chosen];
}

/** Whether a program may change the chain: it signs, or ZKT signs for it. A key alone also serves reads. */
export function writes({id, needsAccount}: Pick<Runnable, 'id' | 'needsAccount'>): boolean {
  return needsAccount || id.startsWith('zkt/');
}

/**
 * What the result of a run keeps of the reader's choices.
 * @param ownKey the reader's own key, if there is one
 */
export function startedWith(program: Runnable, input: RunInput, ownKey?: string): Started {
  return {
    id: choicesId(program, input),
    network: calledNetworks(program, input.network)[0] ?? 'testnet',
    ...(program.needsKey && ownKey !== undefined && {apiKey: ownKey}),
  };
}
