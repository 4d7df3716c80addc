/*
 * Serves both local networks in a child process. It sends their URLs to the parent and receives commands over the IPC channel;
 * it exits with the parent. The local networks prove that calls are correct, not that the live service accepts them.
 */
import type {NetworkId} from '../../../src/data/networks';
import {startFixture} from './fixture';

/** A command from the parent; the reply has the same `id`. */
export interface Command {
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
}

async function main(): Promise<void> {
  const fixture = await startFixture();
  process.on('disconnect', () => {
    fixture.stop();
    process.exit();
  });
  process.on('message', (command: Command) => {
    const {node, gateway} = fixture[command.network];
    const [first, second] = command.args;
    const actions = {
      refuseNext: () => gateway.refuseNext(Number(first)),
      nextMinute: () => gateway.nextMinute(),
      calls: () => gateway.calls,
      rpc: () => node.rpc(String(first), second as readonly unknown[]),
    };
    Promise.resolve(actions[command.action]()).then(
      (value) => process.send?.({id: command.id, value}),
      (error: unknown) => process.send?.({id: command.id, error: String(error)}),
    );
  });
  const served = (name: NetworkId): Served => {
    const {origin, gateway} = fixture[name];
    return {origin, url: gateway.url};
  };
  process.send?.({ready: {gtn: served('gtn'), testnet: served('testnet')}});
}

void main();
