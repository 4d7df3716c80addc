import {AbiCoder, concat, dataSlice, EventFragment, Interface, zeroPadValue} from 'ethers';
import {decodeEventLog, type Hex, parseAbi} from 'viem';
import {expect, test} from 'vitest';
import type {PrecompileEvent} from '@site/src/data/precompiles';
import {abiText, REFERENCE_NAMES, referenceOf, type ReferenceName} from './parts';

const SAMPLE_VALUES: Readonly<Record<string, unknown>> = {
  address: '0x7F521250d3AAcba194dBB33427fFEa2C546B433d',
  bool: true,
  bytes32: `0x${'ab'.repeat(32)}`,
  uint256: 123n,
};

/** The lines between the brackets, without quotes and commas. */
function fragments(name: ReferenceName): string[] {
  return abiText(referenceOf(name))
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trim().slice(1, -2));
}

test.each(REFERENCE_NAMES)('ethers and viem accept the ABI of %s', (name) => {
  const reference = referenceOf(name);
  const abi = new Interface(fragments(name));
  for (const {abi: fragment, selector} of reference.functions.rows)
    expect(
      abi.getFunction(fragment.replace(/^function /, '').replace(/ (?:view|returns).*$/, ''))?.selector,
    ).toBe(selector);
  expect(parseAbi(fragments(name))).toHaveLength(fragments(name).length);
});

const EVENTS = REFERENCE_NAMES.flatMap((name) =>
  (referenceOf(name).events?.rows ?? []).filter(({inData}) => !inData).map((event) => ({name, event})),
);

/** A value for each field of an event, and the log that the runtime writes for these values. */
function logOf({abi, topic, bareBytes}: PrecompileEvent): {
  topics: string[];
  data: string;
  values: unknown[];
} {
  const {inputs} = EventFragment.from(abi);
  const values = inputs.map(({type}) => SAMPLE_VALUES[type]);
  const words = inputs.map(({type}, index) => AbiCoder.defaultAbiCoder().encode([type], [values[index]]));
  const of = (indexed: boolean): string[] =>
    words.filter((_, index) => Boolean(inputs[index].indexed) === indexed);
  const data = concat(of(false));
  return {topics: [topic, ...of(true)], data: bareBytes ? dataSlice(data, 32 - bareBytes) : data, values};
}

test('fifteen events have a topic; the log of a rejected proposal has none, so no ABI names that event', () => {
  expect(EVENTS).toHaveLength(15);
  expect(fragments('upgradeRuntimeController').join()).not.toContain('CodeProposedRejected');
});

test.each(EVENTS)('the copied ABI of $name decodes a log of $event.id', ({name, event}) => {
  const {topics, data, values} = logOf(event);
  const abi = new Interface(fragments(name));
  if (event.bareBytes) expect(() => abi.decodeEventLog(event.id, data, topics)).toThrow();
  const padded = event.bareBytes ? zeroPadValue(data, 32) : data;
  expect(Array.from(abi.decodeEventLog(event.id, padded, topics))).toEqual(values);
  const decoded = decodeEventLog({
    abi: parseAbi(fragments(name)),
    topics: topics as [Hex],
    data: padded as Hex,
  });
  expect(decoded).toMatchObject({eventName: event.id});
  expect(Object.values(decoded.args ?? {})).toEqual(values);
});
