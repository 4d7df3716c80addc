/*
 * Serves both local networks in a child process. It sends their URLs to the parent and receives orders over the IPC channel; it
 * exits with the parent. The local networks prove that calls are correct, not that the live service accepts them.
 */
import type {NetworkId} from '../../../src/data/networks';
import {startFixture} from './fixture';

/** A command from the parent; the reply has the same `id`. */
export interface Order {
  readonly id: number;
  readonly network: NetworkId;
  readonly action: 'refuseNext' | 'nextMinute' | 'calls' | 'rpc';
  readonly args: readonly unknown[];
}

/** URLs of one network. */
export interface Served {
  /** Origin of the public RPC URL that it replaces. */
  readonly origin: string;
  readonly url: string;
  readonly shop: string;
  readonly token: string;
}

async function main(): Promise<void> {
  const fixture = await startFixture();
  process.on('disconnect', () => {
    fixture.stop();
    process.exit();
  });
  process.on('message', (order: Order) => {
    const {node, gateway} = fixture[order.network];
    const obey = async (): Promise<unknown> => {
      switch (order.action) {
        case 'refuseNext':
          return gateway.refuseNext(Number(order.args[0]));
        case 'nextMinute':
          return gateway.nextMinute();
        case 'calls':
          return gateway.calls;
        case 'rpc':
          return node.rpc(String(order.args[0]), order.args[1] as readonly unknown[]);
      }
    };
    obey().then(
      (value) => process.send?.({id: order.id, value}),
      (error: unknown) => process.send?.({id: order.id, error: String(error)}),
    );
  });
  const served = (name: NetworkId): Served => {
    const {origin, gateway, shop, token} = fixture[name];
    return {origin, url: gateway.url, shop, token};
  };
  process.send?.({ready: {gtn: served('gtn'), testnet: served('testnet')}});
}

void main();
