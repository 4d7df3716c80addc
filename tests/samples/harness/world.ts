import {randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AbiCoder, computeAddress, getAddress, hexlify, Interface} from 'ethers';
import {contracts} from '../../../src/data/contracts';
import {networks} from '../../../src/data/networks';
import {type Anvil, startAnvil} from './anvil';
import {type Artifact, compileSolidity} from './compiler';
import {type Gateway, startGateway} from './gateway';
import {examples} from './paths';

/** One network of the world: its public origin, its local node and the gateway in front of it. */
export interface LocalNetwork {
  readonly origin: string;
  readonly chainId: number;
  readonly node: Anvil;
  readonly gateway: Gateway;
}

/** Both networks, with the public contracts and the precompiles in place. */
export interface World {
  readonly gtn: LocalNetwork;
  readonly testnet: LocalNetwork;
  /** A key that owns nothing but the contracts below; made anew for each world. */
  readonly privateKey: string;
  readonly account: string;
  /** On Testnet: a contract that is ready for BSR, and the token in which it earns. */
  readonly shop: string;
  readonly token: string;
  stop(): void;
}

const OWNER = '0x00000000000000000000000000000000000000aa';
const VALIDATOR = '0x00000000000000000000000000000000000000bb';
const DEFAULT_TOKEN = '0x00000000000000000000000000000000000000cc';
const ZERO_FEES = {maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0'};

/** The stand-ins for the precompiles and for the contracts that only their addresses make public. */
export function precompileAddress(short: number): string {
  return `0x${short.toString(16).padStart(40, '0')}`;
}

async function send(node: Anvil, from: string, to: string | undefined, data: string): Promise<string> {
  await node.rpc('anvil_impersonateAccount', [from]);
  const hash = await node.rpc<string>('eth_sendTransaction', [{from, to, data, ...ZERO_FEES}]);
  for (;;) {
    const receipt = await node.rpc<{status: string; contractAddress: string} | null>(
      'eth_getTransactionReceipt',
      [hash],
    );
    if (receipt?.status === '0x0')
      throw new Error(`a transaction of the harness to ${to ?? 'nobody'} failed`);
    if (receipt) return receipt.contractAddress;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function creationCode({abi, bytecode}: Artifact, args: readonly unknown[]): string {
  const {inputs} = new Interface(JSON.stringify(abi)).deploy;
  return bytecode + AbiCoder.defaultAbiCoder().encode(inputs, args).slice(2);
}

/** Puts a contract at a given address: its constructor runs there, so storage and immutables are as after a deployment. */
async function etch(
  node: Anvil,
  address: string,
  artifact: Artifact,
  args: readonly unknown[],
): Promise<void> {
  await node.rpc('anvil_setCode', [address, creationCode(artifact, args)]);
  const runtime = await node.rpc<string>('eth_call', [{from: OWNER, to: address, data: '0x'}, 'latest']);
  await send(node, OWNER, address, '0x');
  await node.rpc('anvil_setCode', [address, runtime]);
}

/** Compiles an example or a stand-in; throws what the compiler says. */
function compiled(file: string): Readonly<Record<string, Artifact>> {
  const {contracts: artifacts, errors} = compileSolidity(path.basename(file), readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return artifacts;
}

/** Which stand-in answers at which address. A mutation test swaps two of them. */
export type Addresses = Readonly<Record<string, number>>;

const PRECOMPILES: Addresses = {
  SupportedTokensManager: 0x801,
  ValidatorFeeTokenSelector: 0x802,
  FeeTokenSelector: 0x803,
  ValidatorController: 0x805,
  UpgradeRuntimeController: 0x806,
  FeeRewardsVaultController: 0x807,
};

interface Sources {
  readonly standIns: Readonly<Record<string, Artifact>>;
  readonly hello: Artifact;
  readonly possum: Artifact;
  readonly shop: Artifact;
}

async function furnish(
  node: Anvil,
  sources: Sources,
  account: string,
  multicall: string,
): Promise<[string, string]> {
  const {standIns, hello, possum, shop} = sources;
  const token = await send(node, account, undefined, creationCode(possum, []));
  const constructorArgs: Record<string, readonly unknown[]> = {
    SupportedTokensManager: [OWNER, token, DEFAULT_TOKEN],
    ValidatorFeeTokenSelector: [OWNER, OWNER],
    FeeTokenSelector: [],
    ValidatorController: [OWNER, VALIDATOR],
    UpgradeRuntimeController: [OWNER],
    FeeRewardsVaultController: [OWNER],
  };
  for (const [name, short] of Object.entries(PRECOMPILES))
    await etch(node, precompileAddress(short), standIns[name], constructorArgs[name]);
  await etch(node, contracts.helloWorld.address.value, hello, [contracts.helloWorld.message.value]);
  await etch(node, contracts.zktStorage.address.value, standIns.FileRegistry, []);
  await etch(node, multicall, standIns.Multicall3, []);

  const store = new Interface(['function storeFile(string fileName, bytes32 fileHash)']);
  const {fileName, fileHash, address} = contracts.zktStorage;
  await send(
    node,
    VALIDATOR,
    address.value,
    store.encodeFunctionData('storeFile', [fileName.value, fileHash.value]),
  );

  const shopAddress = await send(node, account, undefined, creationCode(shop, [token, 1]));
  const vault = precompileAddress(PRECOMPILES.FeeRewardsVaultController);
  const abi = new Interface([
    'function transfer(address to, uint256 amount)',
    'function setWhitelisted(address dapp, bool listed)',
  ]);
  await send(node, account, token, abi.encodeFunctionData('transfer', [vault, 1000]));
  await send(node, OWNER, vault, abi.encodeFunctionData('setWhitelisted', [shopAddress, true]));
  await node.rpc('anvil_mine', ['0x40']);
  return [shopAddress, token];
}

/** Lets the BSR-ready contract earn from one more fee of 5 units. */
export async function accrue(world: World): Promise<void> {
  const abi = new Interface(['function standInAccrue(address dapp, address token, uint256 fee)']);
  const vault = precompileAddress(PRECOMPILES.FeeRewardsVaultController);
  await send(
    world.testnet.node,
    OWNER,
    vault,
    abi.encodeFunctionData('standInAccrue', [world.shop, world.token, 5]),
  );
}

/** Starts both networks. Call `stop` when the tests of a file are done. */
export async function startWorld(): Promise<World> {
  const privateKey = hexlify(randomBytes(32));
  const account = computeAddress(privateKey);
  const solidity = (name: string): Artifact => compiled(path.join(examples, `solidity/${name}.sol`))[name];
  const sources = {
    standIns: compiled(path.join(import.meta.dirname, 'contracts/StandIns.sol')),
    hello: solidity('HelloWorld'),
    possum: solidity('PossumToken'),
    shop: solidity('Shop'),
  };
  const [gtn, testnet] = await Promise.all(
    (
      [
        [networks.gtn, contracts.multicall3.gtnAddress],
        [networks.testnet, contracts.multicall3.testnetAddress],
      ] as const
    ).map(async ([network, multicall]) => {
      const chainId = network.chainId.value;
      const node = await startAnvil(chainId);
      const [shop, token] = await furnish(node, sources, account, multicall.value);
      const gateway = await startGateway(node, chainId);
      return {origin: network.rpcUrl.value, chainId, node, gateway, shop, token};
    }),
  );
  return {
    gtn,
    testnet,
    privateKey,
    account,
    shop: testnet.shop,
    token: getAddress(testnet.token),
    stop() {
      for (const {node, gateway} of [gtn, testnet]) {
        gateway.stop();
        node.stop();
      }
    },
  };
}
