import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {contracts} from '../../src/data/contracts';
import {NETWORK_IDS, type NetworkId, networks} from '../../src/data/networks';
import {accrue, claim} from './harness/seed';
import {BLOCK_NUMBERS, comparable, type Mask} from './harness/output';
import {examples} from './harness/paths';
import type {LocalNetwork, NetworkFixture} from './harness/fixture';
import type {Sandbox} from './harness/run';

/** How to run one example, and what it prints. */
export interface Sample {
  readonly file: string;
  /** File with the output that pages show, if it has another name than `shownOutput` finds. */
  readonly out?: string;
  readonly args?: (network: LocalNetwork) => readonly string[];
  readonly masks?: readonly Mask[];
  /** Whether it prints nothing when it succeeds. */
  readonly silent?: boolean;
  /** Values that match a mask but are determined by the sample itself, so they are compared. */
  readonly keep?: readonly string[];
  /** Prepares the network. */
  readonly before?: (network: LocalNetwork) => Promise<void> | void;
  /** Checks the output beyond the masked comparison; throws if it is wrong. */
  readonly after?: (network: LocalNetwork, stdout: string) => void;
}

const QUANTITY: Mask = [/"0x[0-9a-f]{1,10}"/g, '"<quantity>"'];
const UNITS: Mask = [/\d{20,}(?=, 1000000000000000000000000$)/m, '<balance>'];
const EVENTS: readonly Mask[] = [
  BLOCK_NUMBERS,
  [
    /(Block <block>: example\.txt from )0x\w{40}(?:\nBlock <block>: example\.txt from 0x\w{40})*/g,
    '$1<address>',
  ],
];
const SHARE: Mask = [/(Claimable: )\d+/, '$1<n>'];
/** Fees and claims of other tests: one line of each kind stays. */
const VAULT_EVENTS: Mask = [/(?:(Block <block>: \d+ of .*\n)|(Block <block>: \S+ claimed .*\n))+/, '$1$2'];
const FILE = [contracts.zktStorage.fileHash.value];

const SHARED_ACCOUNT = contracts.zktTryItOut.account.value;

/** The name of a network in the samples. */
function nameOf({chainId}: LocalNetwork): NetworkId {
  return chainId === networks.gtn.chainId.value ? 'gtn' : 'testnet';
}

/** Samples that exist for both libraries, with the same name and purpose. */
const PAIRED: readonly Sample[] = [
  {file: 'read-both-networks'},
  {file: 'new-account', masks: []},
  {file: 'send-zero-fee'},
  {file: 'wait'},
  {file: 'send-many'},
  {file: 'read-contract'},
  {file: 'write-contract'},
  {file: 'events', masks: EVENTS},
  {file: 'deploy'},
  {file: 'take-a-payment', masks: []},
  {file: 'supported-tokens', args: (network) => [nameOf(network)]},
  {
    file: 'set-fee-token',
    args: ({token}) => [token],
    before: ({gateway}) => gateway.mineEvery(1),
    after: ({token}, stdout) => {
      if (!stdout.includes(token)) throw new Error(`getFeeToken still returns the old choice: ${stdout}`);
    },
  },
  {file: 'claim-reward', args: ({claimer, token}) => [claimer, token], before: accrue},
  {file: 'rewards', args: (network) => [nameOf(network), network.claimer, network.token], masks: [SHARE]},
];

/** Samples for ethers alone. */
const ETHERS: readonly Sample[] = [
  {
    file: 'ethers/validator-fees.ts',
    args: (network) => [nameOf(network), SHARED_ACCOUNT, network.token],
  },
  {
    file: 'ethers/vault-events.ts',
    args: (network) => [nameOf(network), network.claimer],
    masks: [BLOCK_NUMBERS, VAULT_EVENTS],
    before: claim,
    after: ({account, token}, stdout) => {
      if (!stdout.includes(`3 of 5 units earned in ${token}`)) throw new Error(`another fee: ${stdout}`);
      if (!stdout.includes(`${account} claimed ${token}`)) throw new Error(`another claim: ${stdout}`);
    },
  },
];

/** The file with the output that pages show: beside the program, or beside the one for ethers. */
export function shownOutput({file, out}: Sample): string | undefined {
  const own = file.replace(/\.\w+$/, '.out');
  return [out, own, own.replace(/^viem\//, 'ethers/')].find(
    (name) => name !== undefined && existsSync(path.join(examples, name)),
  );
}

/** Samples that name no network; `send-zero-fee` tests both networks of the modules that they import. */
const ONCE = [
  'read-both-networks',
  'new-account',
  'wait',
  'send-many',
  'write-contract',
  'deploy',
  'take-a-payment',
];

/** Samples that also run with the other network. */
export const ON_BOTH_NETWORKS = [
  ...PAIRED.filter(({file}) => !ONCE.includes(file)).flatMap(({file}) => [
    `ethers/${file}.ts`,
    `viem/${file}.ts`,
  ]),
  ...ETHERS.map(({file}) => file),
  'viem/batch.ts',
  'viem/multicall.ts',
  'zkt/zkt-deploy.ts',
];

const SHA3_OF_ABC = '0x3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'; // FIPS 202
const OVERRIDDEN = `0x${'2a'.padStart(64, '0')}`; // what the code in its body returns

/** Programs that run until they are stopped; `long-running.test.ts` and the tests of the relay run them. */
export const LONG_RUNNING: readonly Sample[] = [
  {file: 'ethers/relay.ts'},
  {file: 'viem/follow-events.ts', out: 'ethers/events.out'},
];

/** Programs for browsers; browser.test.ts runs them. */
export const BROWSER_PROGRAMS = [
  'ethers/wallets.ts',
  'ethers/browser.ts',
  'ethers/page.ts',
  'viem/browser.ts',
  'viem/wagmi.ts',
  'viem/wagmi-publish.ts',
];

/** Folder of the shell files that the replayed tutorials run. */
export const REPLAYED_FOLDER = 'tutorials/';

/** Masks for outputs of commands that only replayed tutorials run, by file. */
export const REPLAYED_MASKS: Readonly<Record<string, readonly Mask[]>> = {
  'examples/hardhat/test.out': [[/ \(\d+m?s\)/g, '']],
};

/** All programs that run, except those of the replayed tutorials. */
export const SAMPLES: readonly Sample[] = [
  ...['ethers', 'viem'].flatMap((library) => [
    {file: `${library}/compile.sh`, silent: true},
    {file: `${library}/compile-shop.sh`, silent: true},
    ...PAIRED.map((sample) => ({...sample, file: `${library}/${sample.file}.ts`})),
  ]),
  ...ETHERS,
  {file: 'ethers/typed-contract.ts'},
  {file: 'viem/back-off.ts', before: ({gateway}) => gateway.refuseNext(1)},
  {file: 'viem/batch.ts', masks: []},
  {file: 'viem/decode-error.ts', args: ({token}) => [token], masks: [UNITS]},
  {file: 'viem/multicall.ts'},
  {file: 'viem/replace.ts'},
  ...NETWORK_IDS.flatMap((network) => [
    {file: `rpc/block-number-${network}.sh`, out: 'rpc/block-number-testnet.out', masks: [QUANTITY]},
    {file: `rpc/active-validators-${network}.sh`, masks: []},
  ]),
  {file: 'rpc/validators.sh', masks: []},
  {file: 'rpc/call.sh', masks: []},
  {file: 'rpc/override.sh', masks: [], keep: [OVERRIDDEN]},
  {file: 'rpc/revert.sh', masks: []},
  {file: 'rpc/sha3.sh', masks: [], keep: [SHA3_OF_ABC]},
  {file: 'zkt/message.sh', masks: []},
  {file: 'zkt/read.sh', masks: [], keep: FILE},
  {file: 'zkt/write.sh', masks: []},
  {file: 'zkt/deploy.sh', masks: [[/"abi": ?\[.*?\](?=, ?"hash|,\s*"hash)/s, '"abi": ["<JSON ABI>"]']]},
  {file: 'zkt/zkt-store.ts', masks: []},
  {file: 'zkt/zkt-py.sh', masks: []},
  {file: 'zkt/zkt-deploy.ts', masks: []},
];

/**
 * Compares what a sample printed with what its page shows. Pages show runs on Testnet.
 * @param network the network that it ran with
 * @returns the difference as two texts, which are equal if there is none
 */
export function compared(
  sample: Sample,
  stdout: string,
  network: NetworkId = 'testnet',
): {readonly printed: string; readonly shown: string} {
  const out = shownOutput(sample);
  const page = out === undefined ? stdout : readFileSync(path.join(examples, out), 'utf8');
  const text = page.replace('Network: testnet\n', `Network: ${network}\n`);
  const {masks = [BLOCK_NUMBERS], keep} = sample;
  return {printed: comparable(stdout, masks, keep), shown: comparable(text, masks, keep)};
}

/**
 * Runs a sample with a network. Fails when it fails, prints nothing, does not do what its `after` checks, or prints something
 * else than its page shows.
 */
export async function runSample(
  sample: Sample,
  fixture: NetworkFixture,
  sandbox: Pick<Sandbox, 'run'>,
  network: LocalNetwork,
): Promise<void> {
  await sample.before?.(network);
  const args = sample.args?.(network);
  const stdout = await sandbox.run(fixture, sample.file, args).finally(() => network.gateway.mineEvery(0));
  if (!sample.silent) expect(stdout).toMatch(/\S/);
  sample.after?.(network, stdout);
  const {printed, shown} = compared(sample, stdout, nameOf(network));
  expect(printed, `${sample.file} differs from its page`).toBe(shown);
}
