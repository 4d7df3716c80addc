/*
 * Local stand-in: it proves that the calls are correct, not that the live service accepts them.
 *
 * Tests of tools that call a network import `test` from here. Requests to the networks' RPC hosts go to local nodes
 * behind the stand-in gateway of tests/samples/harness; nothing leaves this machine.
 */
import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {BrowserContext} from '@playwright/test';
import type {Command, Served} from '../samples/harness/serve';
import {test as base} from './fixtures';

export {API_KEY as READER_KEY} from '../samples/harness/api-key';

/** One local network, as tests use it. */
export interface LocalNetwork extends Served {
  /** Makes the gateway reject the next `count` requests with status 429. */
  readonly refuseNext: (count: number) => Promise<void>;
  /** Sends a JSON-RPC call to the node behind the gateway. */
  readonly rpc: <T>(method: string, params?: readonly unknown[]) => Promise<T>;
  /** JSON-RPC methods called since the test started; a ZKT request counts as `zkt`. */
  readonly calls: () => Promise<readonly string[]>;
}

/** Both networks. */
export type LocalNetworks = Readonly<Record<'gtn' | 'testnet', LocalNetwork>>;

type ServedNetworks = Readonly<Record<'gtn' | 'testnet', Served>>;
type Message =
  {readonly ready: ServedNetworks} | {readonly id: number; readonly value?: unknown; readonly error?: string};

interface Server {
  readonly networks: LocalNetworks;
  readonly send: (command: Omit<Command, 'id'>) => Promise<unknown>;
  readonly child: ChildProcess;
}

async function serve(): Promise<Server> {
  const child = fork(path.join(__dirname, '../samples/harness/serve.ts'), {execArgv: ['--import', 'tsx']});
  const waiting = new Map<number, {resolve: (value: unknown) => void; reject: (error: Error) => void}>();
  const ready = new Promise<ServedNetworks>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the local networks ended with code ${code}`)));
    child.on('message', (message: Message) => {
      if ('ready' in message) return resolve(message.ready);
      const {id, value, error} = message;
      if (error === undefined) waiting.get(id)?.resolve(value);
      else waiting.get(id)?.reject(new Error(error));
      return waiting.delete(id);
    });
  });
  let last = 0;
  const send = (command: Omit<Command, 'id'>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, {resolve, reject});
      child.send({...command, id: last});
    });
  const served = await ready;
  const open = (network: 'gtn' | 'testnet'): LocalNetwork => ({
    ...served[network],
    refuseNext: async (count) => void (await send({network, action: 'refuseNext', args: [count]})),
    rpc: async <T>(method: string, params: readonly unknown[] = []) =>
      (await send({network, action: 'rpc', args: [method, params]})) as T,
    calls: async () => (await send({network, action: 'calls', args: []})) as readonly string[],
  });
  return {networks: {gtn: open('gtn'), testnet: open('testnet')}, send, child};
}

async function redirect(context: BrowserContext, {origin, url}: LocalNetwork): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const response = await fetch(url + new URL(request.url()).pathname, {
      method: request.method(),
      headers: {'Content-Type': request.headers()['content-type'] ?? ''},
      body: request.postData() ?? undefined,
    });
    await route.fulfill({
      status: response.status,
      contentType: 'application/json',
      headers: {'Access-Control-Allow-Origin': '*'},
      body: await response.text(),
    });
  });
}

/** Playwright's test with both networks served locally, for tests that use the fixture `networks`. */
export const test = base.extend<{networks: LocalNetworks}, {server: Server}>({
  server: [
    async ({}, use) => {
      const server = await serve();
      await use(server);
      server.child.disconnect();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  networks: async ({context, consoleGuard, server}, use) => {
    for (const network of ['gtn', 'testnet'] as const) {
      await server.send({network, action: 'nextMinute', args: []});
      await server.send({network, action: 'refuseNext', args: [0]});
      consoleGuard.allowOrigin(server.networks[network].origin);
      await redirect(context, server.networks[network]);
    }
    await use(server.networks);
  },
});
