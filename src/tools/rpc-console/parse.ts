import {limits} from '@site/src/data/limits';
import {isDeeper, MAX_DEPTH} from '../network/bounds';
import {isAddress, membersOf} from '../network/request';
import {BATCH} from './methods';

/** A JSON-RPC call. */
export interface Call {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Calls to send, or a sentence that says what is wrong with the text. */
type Parsed = {readonly calls: readonly Call[]} | {readonly problem: string};

/** The body of a JSON-RPC request: one call, or a list of calls. The id of each is its place, from 1. */
export function requestBody(calls: readonly Call[]): unknown {
  const bodies = calls.map(({method, params}, index) => ({jsonrpc: '2.0', id: index + 1, method, params}));
  return bodies.length === 1 ? bodies[0] : bodies;
}

/** Whether parsed JSON has a number beyond those that JavaScript keeps exactly, so that another one would be sent. */
function hasInexact(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return Object.values(membersOf(value)).some(hasInexact);
}

function readBatch(list: readonly unknown[]): Parsed {
  const max = limits.batchSize.value;
  if (list.length === 0) return {problem: 'The batch is empty: add at least one call.'};
  if (list.length > max)
    return {problem: `The batch has ${list.length} calls; at most ${max} are allowed in one request.`};
  const calls = list.map(membersOf).map(({method, params = []}) => ({method, params}) as Call);
  const wrong = calls.findIndex(({method, params}) => typeof method !== 'string' || !Array.isArray(params));
  return wrong === -1
    ? {calls}
    : {problem: `Call ${wrong + 1} needs a method, as text, and params, as a list.`};
}

/**
 * Parses the text of the editor.
 * @param method name of a method, whose parameters the text lists, or `BATCH`, for which the text lists whole calls
 */
export function parseEditor(method: string, text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // Browsers say what is missing, and most of them where.
    return {problem: `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`};
  }
  if (!Array.isArray(value)) return {problem: 'Write a list: start with [ and end with ].'};
  if (isDeeper(value))
    return {problem: `Lists and objects are nested more than ${MAX_DEPTH} deep, which no call needs.`};
  if (hasInexact(value))
    return {
      problem: 'A number is too large to be sent exactly: write it as hexadecimal text, such as "0xff".',
    };
  return method === BATCH ? readBatch(value) : {calls: [{method, params: value as readonly unknown[]}]};
}

/** Whether a call simulates a transaction without data to an address, which runs no code of a contract. */
export function isTransfer({method, params: [call]}: Call): boolean {
  const {to, data = '0x', input = '0x'} = membersOf(call);
  return (
    (method === 'eth_call' || method === 'eth_estimateGas') &&
    isAddress(to) &&
    data === '0x' &&
    input === '0x'
  );
}
