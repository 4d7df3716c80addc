import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AbiCoder, getAddress, Interface} from 'ethers';
import {atm} from '../../../src/data/atm';
import {contracts} from '../../../src/data/contracts';
import {precompiles} from '../../../src/data/precompiles';
import {type Anvil, sendAs, waitForReceipt} from './anvil';
import {type Artifact, compileSolidity} from './compiler';
import {examples} from './paths';

/** Account that owns the precompiles. */
const OWNER = '0x00000000000000000000000000000000000000aa';
const VALIDATOR = '0x00000000000000000000000000000000000000bb';
const DEFAULT_TOKEN = '0x00000000000000000000000000000000000000cc';
const VAULT = precompiles.feeRewardsVaultController.address.value;
const RATE_CONTROLLER = atm.genesisControllerAddress.value;

/** Compiled contracts that `seed` deploys. */
type SeedContracts = ReturnType<typeof compileSeedContracts>;

/** Contracts that `seed` deploys besides the public ones. */
export interface Seeded {
  /** The account of the fixture. It owns the BSR-ready contract. */
  readonly account: string;
  /** A BSR-ready contract, owned by the account of the fixture. */
  readonly claimer: string;
  /** The token that `claimer` earns: supported, but not the default fee token. */
  readonly token: string;
}

function compiled(file: string): Readonly<Record<string, Artifact>> {
  const {contracts: artifacts, errors} = compileSolidity(path.basename(file), readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return artifacts;
}

/** Compiles the stand-ins and the examples. @throws Error with the compiler's messages */
export function compileSeedContracts() {
  const example = (name: string): Artifact => compiled(path.join(examples, `solidity/${name}.sol`))[name];
  return {
    standIns: compiled(path.join(import.meta.dirname, 'contracts/StandIns.sol')),
    hello: example('HelloWorld'),
    possum: example('PossumToken'),
    claimer: example('RewardClaimer'),
  };
}

/** Sends from any account and waits for the receipt. @returns the address of a new contract */
async function send(node: Anvil, from: string, to: string | undefined, data: string): Promise<string> {
  const {status, contractAddress} = (await waitForReceipt(node, await sendAs(node, from, to, data))) as {
    readonly status: string;
    readonly contractAddress: string | null;
  };
  if (status === '0x0') throw new Error(`the harness failed to send to ${to ?? 'nobody'}`);
  return getAddress(contractAddress ?? from);
}

function creationCode({abi, bytecode}: Artifact, args: readonly unknown[]): string {
  const {inputs} = new Interface(JSON.stringify(abi)).deploy;
  return bytecode + AbiCoder.defaultAbiCoder().encode(inputs, args).slice(2);
}

/** Deploys a contract at a given address, including its constructor, so that storage and immutables are set. */
async function etch(node: Anvil, address: string, artifact: Artifact, args: readonly unknown[]) {
  await node.rpc('anvil_setCode', [address, creationCode(artifact, args)]);
  const runtime = await node.rpc<string>('eth_call', [{from: OWNER, to: address, data: '0x'}, 'latest']);
  await send(node, OWNER, address, '0x');
  await node.rpc('anvil_setCode', [address, runtime]);
}

/** Deploys the stand-ins, the first message contract and Multicall3 at their public addresses. OWNER is their owner. */
async function etchPublicContracts(node: Anvil, artifacts: SeedContracts, token: string, multicall: string) {
  const standIns: readonly (readonly [address: string, name: string, ...args: unknown[]])[] = [
    [precompiles.supportedTokensManager.address.value, 'SupportedTokensManager', token, DEFAULT_TOKEN],
    [precompiles.validatorFeeTokenSelector.address.value, 'ValidatorFeeTokenSelector', RATE_CONTROLLER],
    [RATE_CONTROLLER, 'ConversionRateController'],
    [precompiles.feeTokenSelector.address.value, 'FeeTokenSelector'],
    [precompiles.validatorController.address.value, 'ValidatorController', VALIDATOR],
    [VAULT, 'FeeRewardsVaultController'],
    [contracts.zktStorage.address.value, 'FileRegistry'],
    [multicall, 'Multicall3'],
  ];
  for (const [address, name, ...args] of standIns) await etch(node, address, artifacts.standIns[name], args);
  await etch(node, contracts.helloWorld.address.value, artifacts.hello, [contracts.helloWorld.message.value]);
}

/**
 * Deploys the stand-ins for the precompiles and the public contracts at their addresses, stores one file, deploys and
 * whitelists a BSR-ready contract, and mines some blocks.
 * @param account owner of the BSR-ready contract
 * @param multicall address of Multicall3 on this network
 */
export async function seed(
  node: Anvil,
  artifacts: SeedContracts,
  account: string,
  multicall: string,
): Promise<Seeded> {
  const token = await send(node, account, undefined, creationCode(artifacts.possum, []));
  await etchPublicContracts(node, artifacts, token, multicall);
  const abi = new Interface([
    'function storeFile(string fileName, bytes32 fileHash)',
    'function transfer(address to, uint256 amount)',
  ]);
  const {fileName, fileHash, address} = contracts.zktStorage;
  const file = abi.encodeFunctionData('storeFile', [fileName.value, fileHash.value]);
  await send(node, VALIDATOR, address.value, file);
  const claimer = await send(node, account, undefined, creationCode(artifacts.claimer, []));
  await send(node, account, token, abi.encodeFunctionData('transfer', [VAULT, 1000]));
  await setWhitelisted({node, claimer}, true);
  await node.rpc('anvil_mine', ['0x40']);
  return {account, claimer, token};
}

/** Puts the BSR-ready contract on the whitelist of 0x807, or takes it off. */
export async function setWhitelisted(
  {node, claimer}: Pick<Seeded, 'claimer'> & {readonly node: Anvil},
  listed: boolean,
): Promise<void> {
  const abi = new Interface(['function setWhitelisted(address dapp, bool listed)']);
  await send(node, OWNER, VAULT, abi.encodeFunctionData('setWhitelisted', [claimer, listed]));
}

/** Credits the BSR-ready contract with its share of a fee of 5 units, which is 3 units. */
export async function accrue({node, claimer, token}: Seeded & {readonly node: Anvil}): Promise<void> {
  const abi = new Interface(['function standInAccrue(address dapp, address token, uint256 fee)']);
  await send(node, OWNER, VAULT, abi.encodeFunctionData('standInAccrue', [claimer, token, 5]));
}

/** Credits the BSR-ready contract with its share of a fee of 5 units, and lets its owner claim it. */
export async function claim(network: Seeded & {readonly node: Anvil}): Promise<void> {
  await accrue(network);
  const {node, account, claimer, token} = network;
  const abi = new Interface(['function claimReward(address dapp, address token)']);
  await send(node, account, VAULT, abi.encodeFunctionData('claimReward', [claimer, token]));
}
