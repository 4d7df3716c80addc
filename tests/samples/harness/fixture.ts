import {randomBytes} from 'node:crypto';
import {computeAddress, hexlify} from 'ethers';
import {contracts} from '../../../src/data/contracts';
import {networks, type NetworkId} from '../../../src/data/networks';
import {type Anvil, startAnvil} from './anvil';
import {seed, type Seeded, compileSeedContracts} from './seed';
import {type Gateway, startGateway} from './network';

/** One network of the fixture: public origin, local node, and the gateway in front of the node. */
export interface LocalNetwork extends Seeded {
  readonly origin: string;
  readonly chainId: number;
  readonly multicall: string;
  readonly node: Anvil;
  readonly gateway: Gateway;
}

/** Both networks, with the public contracts and the precompiles deployed. */
export interface NetworkFixture extends Readonly<Record<NetworkId, LocalNetwork>> {
  /** Private key of an account that owns only what `seed` gives it; new for each fixture. */
  readonly privateKey: string;
  readonly account: string;
  stop(): void;
}

/**
 * Starts both networks. Call `stop` after the tests of a file.
 * @param blockTime seconds between blocks; 0: a block for each transaction, at once
 */
export async function startFixture(blockTime = 0): Promise<NetworkFixture> {
  const privateKey = hexlify(randomBytes(32));
  const account = computeAddress(privateKey);
  const artifacts = compileSeedContracts();

  async function open(name: NetworkId, multicall: string): Promise<LocalNetwork> {
    const {chainId, rpcUrl} = networks[name];
    const node = await startAnvil(chainId.value);
    const seeded = await seed(node, artifacts, account, multicall);
    const gateway = await startGateway(node, chainId.value);
    await gateway.mineEvery(blockTime);
    return {...seeded, origin: rpcUrl.value, chainId: chainId.value, multicall, node, gateway};
  }

  const {gtnAddress, testnetAddress} = contracts.multicall3;
  const [gtn, testnet] = await Promise.all([
    open('gtn', gtnAddress.value),
    open('testnet', testnetAddress.value),
  ]);
  return {
    gtn,
    testnet,
    privateKey,
    account,
    stop() {
      for (const {node, gateway} of [gtn, testnet]) {
        gateway.stop();
        node.stop();
      }
    },
  };
}
