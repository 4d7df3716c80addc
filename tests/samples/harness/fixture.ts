import {randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AbiCoder, computeAddress, getAddress, hexlify, Interface} from 'ethers';
import {atm} from '../../../src/data/atm';
import {contracts} from '../../../src/data/contracts';
import {networks, type NetworkId} from '../../../src/data/networks';
import {precompiles} from '../../../src/data/precompiles';
import {type Anvil, sendAs, startAnvil, waitForReceipt} from './anvil';
import {type Artifact, compileSolidity} from './compiler';
import {type Gateway, startGateway} from './network';
import {examples} from './paths';

/** Account that owns the precompiles. */
const OWNER = '0x00000000000000000000000000000000000000aa';
const VALIDATOR = '0x00000000000000000000000000000000000000bb';
/** Supported, and the fee token of every account that chose none. */
const DEFAULT_TOKEN = '0x00000000000000000000000000000000000000cc';
const VAULT = precompiles.feeRewardsVaultController.address.value;
const RATE_CONTROLLER = atm.genesisControllerAddress.value;

/** One network of the fixture: public origin, local node, the model in front of the node, and what is deployed. */
export interface LocalNetwork {
  readonly origin: string;
  readonly chainId: number;
  readonly node: Anvil;
  readonly gateway: Gateway;
  /** The account of the fixture. It owns the BSR-ready contract. */
  readonly account: string;
  /** A BSR-ready contract, owned by the account of the fixture. */
  readonly claimer: string;
  /** The token that `claimer` earns: supported, but not the default fee token. */
  readonly token: string;
}

/** Both networks, with the public contracts and the precompiles deployed. */
export interface NetworkFixture extends Readonly<Record<NetworkId, LocalNetwork>> {
  /** Private key of an account that owns only what is deployed for it; new for each fixture. */
  readonly privateKey: string;
  stop(): void;
}

const ABI = new Interface([
  'function storeFile(string fileName, bytes32 fileHash)',
  'function transfer(address to, uint256 amount)',
  'function setWhitelisted(address dapp, bool listed)',
  'function standInAccrue(address dapp, address token, uint256 fee)',
  'function claimReward(address dapp, address token)',
]);

function compiled(file: string): Readonly<Record<string, Artifact>> {
  const {contracts: artifacts, errors} = compileSolidity(path.basename(file), readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return artifacts;
}

/** Compiles the stand-ins and the examples. */
function compileContracts() {
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

const callVault = (node: Anvil, from: string, method: string, args: readonly unknown[]): Promise<string> =>
  send(node, from, VAULT, ABI.encodeFunctionData(method, args));

function creationCode({abi, bytecode}: Artifact, args: readonly unknown[] = []): string {
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

/**
 * Deploys the stand-ins for the precompiles and the public contracts at their addresses, stores one file, deploys and
 * whitelists a BSR-ready contract, and mines some blocks.
 */
async function seed(
  node: Anvil,
  {standIns, hello, possum, claimer: ready}: ReturnType<typeof compileContracts>,
  account: string,
  multicall: string,
) {
  const token = await send(node, account, undefined, creationCode(possum));
  const {fileName, fileHash, address: storage} = contracts.zktStorage;
  const places: readonly (readonly [address: string, name: string, ...args: unknown[]])[] = [
    [precompiles.supportedTokensManager.address.value, 'SupportedTokensManager', token, DEFAULT_TOKEN],
    [precompiles.validatorFeeTokenSelector.address.value, 'ValidatorFeeTokenSelector', RATE_CONTROLLER],
    [RATE_CONTROLLER, 'ConversionRateController'],
    ...precompiles.utility.rows.map(({address}) => [address, 'AccountUtility'] as const),
    [precompiles.upgradeRuntimeController.address.value, 'UpgradeRuntimeController'],
    [precompiles.feeTokenSelector.address.value, 'FeeTokenSelector'],
    [precompiles.validatorController.address.value, 'ValidatorController', VALIDATOR],
    [VAULT, 'FeeRewardsVaultController'],
    [storage.value, 'FileRegistry'],
    [multicall, 'Multicall3'],
  ];
  for (const [address, name, ...args] of places) await etch(node, address, standIns[name], args);
  await etch(node, DEFAULT_TOKEN, possum, []);
  await etch(node, contracts.helloWorld.address.value, hello, [contracts.helloWorld.message.value]);
  const file = ABI.encodeFunctionData('storeFile', [fileName.value, fileHash.value]);
  await send(node, VALIDATOR, storage.value, file);
  const claimer = await send(node, account, undefined, creationCode(ready));
  await send(node, account, token, ABI.encodeFunctionData('transfer', [VAULT, 1000]));
  await setWhitelisted({node, claimer}, true);
  await node.rpc('anvil_mine', ['0x40']);
  return {account, claimer, token};
}

/** Puts the BSR-ready contract on the whitelist of 0x807, or takes it off. */
export async function setWhitelisted(
  {node, claimer}: Pick<LocalNetwork, 'node' | 'claimer'>,
  listed: boolean,
): Promise<void> {
  await callVault(node, OWNER, 'setWhitelisted', [claimer, listed]);
}

/** Credits the BSR-ready contract with its share of a fee of 5 units, which is 3 units. */
export async function accrue({node, claimer, token}: LocalNetwork): Promise<void> {
  await callVault(node, OWNER, 'standInAccrue', [claimer, token, 5]);
}

/** Credits the BSR-ready contract with its share of a fee of 5 units, and lets its owner claim it. */
export async function claim(network: LocalNetwork): Promise<void> {
  await accrue(network);
  await callVault(network.node, network.account, 'claimReward', [network.claimer, network.token]);
}

/**
 * Starts both networks. Call `stop` after the tests of a file.
 * @param blockTime seconds between blocks; 0: a block for each transaction, at once
 */
export async function startFixture(blockTime = 0): Promise<NetworkFixture> {
  const privateKey = hexlify(randomBytes(32));
  const artifacts = compileContracts();

  async function open(name: NetworkId): Promise<LocalNetwork> {
    const origin = networks[name].rpcUrl.value;
    const chainId = networks[name].chainId.value;
    const node = await startAnvil(chainId);
    const multicall = contracts.multicall3[`${name}Address`].value;
    const seeded = await seed(node, artifacts, computeAddress(privateKey), multicall);
    const gateway = await startGateway(node, chainId);
    await gateway.mineEvery(blockTime);
    return {...seeded, origin, chainId, node, gateway};
  }

  const [gtn, testnet] = await Promise.all([open('gtn'), open('testnet')]);
  return {
    gtn,
    testnet,
    privateKey,
    stop() {
      for (const {node, gateway} of [gtn, testnet]) {
        gateway.stop();
        node.stop();
      }
    },
  };
}
