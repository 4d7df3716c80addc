import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** How a stub server, which replaces a host of the search service, handles a request. */
export type Behavior =
  | {readonly kind: 'response'; readonly status: number; readonly body: string}
  /** closes the connection without a response */
  | {readonly kind: 'cut'}
  /** accepts the request and never responds */
  | {readonly kind: 'silent'}
  /** sends headers but never a body */
  | {readonly kind: 'stalled'};

/** A request that a stub server received. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A local HTTP server in place of one host. */
export interface StubServer {
  readonly port: number;
  readonly received: Received[];
  behavior: Behavior;
  readonly close: () => Promise<void>;
}

/** The service's response when there are no hits. */
export const EMPTY: Behavior = {
  kind: 'response',
  status: 200,
  body: JSON.stringify({results: [{hits: [], nbHits: 0, queryID: 'q'}]}),
};

/** Starts a stub server that responds without hits until its behavior is changed. */
export async function startStubServer(): Promise<StubServer> {
  const received: Received[] = [];
  const stub: {behavior: Behavior} = {behavior: EMPTY};
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const {method = '', url = '/', headers} = request;
      received.push({method, url: new URL(url, 'http://stub'), headers, body});
      const {behavior} = stub;
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (behavior.kind === 'cut') request.socket.destroy();
      else if (behavior.kind === 'stalled') response.writeHead(200).flushHeaders();
      else if (behavior.kind === 'response') response.writeHead(behavior.status).end(behavior.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(stub, {
    port: (server.address() as AddressInfo).port,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
