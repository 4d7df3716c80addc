/* What the tests know of the examples beyond examples/manifest.ts: how their output varies, how to prepare a network, and what to check. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {contracts} from '../../src/data/contracts';
import {NETWORK_IDS, type NetworkId} from '../../src/data/networks';
import type {SampleEntry} from '../../src/plugins/samples/node/manifest';
import {accrue, claim, type LocalNetwork, type NetworkFixture} from './harness/fixture';
import {examples} from './harness/paths';
import {entries, type Sandbox} from './harness/run';

/** A varying value in printed output: its pattern, and its replacement on both sides of a comparison. */
type Mask = readonly [pattern: RegExp, name: string];

const GENERAL: readonly Mask[] = [
  [/0x[0-9a-fA-F]{64}/g, '<hash>'],
  [/0x[0-9a-fA-F]{40}/g, '<address>'],
];

/** Block numbers in prose: "block 12", "block number on Stability GTN: 12". */
const BLOCK_NUMBERS: Mask = [/(\b[Bb]lock\b[^\d\n]*?)\d+/g, '$1<block>'];

/** What a test needs to run one example, and to compare what it prints. */
interface Check {
  /** File with the output that pages show, if it has another name than `shownOutput` finds. */
  readonly out?: string;
  /** Block numbers by default. */
  readonly masks?: readonly Mask[];
  /** Values that match a mask but are determined by the sample itself, so they are compared. */
  readonly keep?: readonly string[];
  /** Whether it prints nothing when it succeeds. */
  readonly silent?: boolean;
  /** Prepares the network. */
  readonly before?: (network: LocalNetwork) => Promise<void> | void;
  /** What it prints, beyond the masked comparison. */
  readonly prints?: (network: LocalNetwork) => readonly string[];
}

const QUANTITY: Mask = [/"0x[0-9a-f]{1,10}"/g, '"<quantity>"'];
/** Files that other tests stored: one line stays. */
const STORED: Mask = [
  /(Block <block>: example\.txt from )0x\w{40}(?:\nBlock <block>: example\.txt from 0x\w{40})*/g,
  '$1<address>',
];
/** Fees and claims of other tests: one line of each kind stays. */
const VAULT_EVENTS: Mask = [/(?:(Block <block>: \d+ of .*\n)|(Block <block>: \S+ claimed .*\n))+/, '$1$2'];
const ABI: Mask = [/"abi": ?\[.*?\](?=, ?"hash|,\s*"hash)/s, '"abi": ["<JSON ABI>"]'];
const SHA3_OF_ABC = '0x3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'; // FIPS 202
const OVERRIDDEN = `0x${'2a'.padStart(64, '0')}`; // what the code in its body returns

/** By file in examples/; of a file in ethers/ and in viem/, by its name there. */
const CHECKS: Readonly<Record<string, Check>> = {
  'events.ts': {masks: [BLOCK_NUMBERS, STORED]},
  'set-fee-token.ts': {before: ({gateway}) => gateway.mineEvery(1), prints: ({token}) => [token]},
  // So that none is in a block before the last one is sent.
  'send-many.ts': {before: ({gateway}) => gateway.mineEvery(2)},
  'claim-reward.ts': {before: accrue},
  'rewards.ts': {masks: [[/(Claimable: )\d+/, '$1<n>']]},
  'ethers/vault-events.ts': {
    masks: [BLOCK_NUMBERS, VAULT_EVENTS],
    before: claim,
    prints: ({account, token}) => [`3 of 5 smallest units earned in ${token}`, `${account} claimed ${token}`],
  },
  'viem/back-off.ts': {before: ({gateway}) => gateway.refuseNext(1)},
  'viem/decode-error.ts': {masks: [[/\d{20,}(?=, 1000000000000000000000000$)/m, '<balance>']]},
  'viem/follow-events.ts': {out: 'ethers/events.out'},
  'rpc/block-number-gtn.sh': {out: 'rpc/block-number-testnet.out', masks: [QUANTITY]},
  'rpc/block-number-testnet.sh': {masks: [QUANTITY]},
  'rpc/override.sh': {keep: [OVERRIDDEN]},
  'rpc/sha3.sh': {keep: [SHA3_OF_ABC]},
  'zkt/read.sh': {keep: [contracts.zktStorage.fileHash.value]},
  'zkt/deploy.sh': {masks: [ABI]},
  'solidity/compile.sh': {silent: true},
  'solidity/compile-shop.sh': {silent: true},
  'tutorials/hardhat/test.sh': {out: 'hardhat/test.out', masks: [[/ \(\d+m?s\)/g, '']]},
};

const checkOf = (file: string): Check => CHECKS[file] ?? CHECKS[path.basename(file)] ?? {};

/** Files that tests execute in this way. */
export const filesOf = (...kinds: readonly SampleEntry['kind'][]): readonly string[] =>
  Array.from(entries).flatMap(([file, {kind}]) => (kinds.includes(kind) ? [file] : []));

/** The file with the output that pages show: beside the program, or beside the one for ethers. */
export function shownOutput(file: string): string | undefined {
  const own = file.replace(/\.\w+$/, '.out');
  return [checkOf(file).out, own, own.replace(/^viem\//, 'ethers/')].find(
    (name) => name !== undefined && existsSync(path.join(examples, name)),
  );
}

/**
 * Makes printed output comparable: masks varying values, collapses white space, normalizes JSON.
 * Values that the sample itself determines (`keep`) are not masked.
 */
function comparable(text: string, {masks = [BLOCK_NUMBERS], keep = []}: Check): string {
  let result = text;
  keep.forEach((value, index) => (result = result.replaceAll(value, `<kept ${index}>`)));
  for (const [pattern, name] of [...masks, ...GENERAL]) result = result.replace(pattern, name);
  try {
    return JSON.stringify(JSON.parse(result), null, 2);
  } catch {
    return result.replace(/\s+/g, ' ').trim();
  }
}

/** What a program printed, and what its page shows, made comparable. */
export function compared(
  file: string,
  printed: string,
  shown: string,
): {readonly printed: string; readonly shown: string} {
  const check = checkOf(file);
  return {printed: comparable(printed, check), shown: comparable(shown, check)};
}

/** Fails if a sample printed something else than its page shows. Pages show runs on Testnet. */
export function expectShown(file: string, stdout: string, name: NetworkId = 'testnet'): void {
  const out = shownOutput(file);
  if (out === undefined) return;
  const text = readFileSync(path.join(examples, out), 'utf8').replace(
    'Network: testnet\n',
    `Network: ${name}\n`,
  );
  const {printed, shown} = compared(file, stdout, text);
  expect(printed, `${file} differs from its page`).toBe(shown);
}

/** The arguments of a sample on a network. */
function argsOf(
  {networkBy, args = []}: SampleEntry,
  name: NetworkId,
  {claimer, token}: LocalNetwork,
): readonly string[] {
  const values: Readonly<Record<string, string>> = {
    contract: claimer,
    token,
    account: contracts.zktTryItOut.account.value,
  };
  return [...(networkBy === 'argument' ? [name] : []), ...args.flatMap((kind) => values[kind] ?? [])];
}

/**
 * Runs a sample with a network. Fails when it fails, prints nothing, calls another network than the manifest says, or prints
 * something else than its page shows.
 * @param place the file that is run, if it is a copy
 */
export async function runSample(
  file: string,
  fixture: NetworkFixture,
  sandbox: Pick<Sandbox, 'run'>,
  name: NetworkId = 'testnet',
  place = file,
): Promise<void> {
  const entry = entries.get(file) ?? {kind: 'data'};
  const {before, prints, silent} = checkOf(file);
  const network = fixture[name];
  await before?.(network);
  const stdout = await sandbox
    .run(fixture, place, argsOf(entry, name, network))
    .finally(() => network.gateway.mineEvery(0));
  if (!silent) expect(stdout).toMatch(/\S/);
  for (const text of prints?.(network) ?? []) expect(stdout).toContain(text);
  const called = NETWORK_IDS.filter((id) => fixture[id].gateway.calls.length > 0);
  expect(called, `networks that ${file} calls`).toEqual(entry.networkBy ? [name] : (entry.networks ?? []));
  expectShown(file, stdout, name);
}
