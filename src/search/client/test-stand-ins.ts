import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What a stand-in for a host of the search service does with a request. */
export type Behaviour =
  | {readonly kind: 'answer'; readonly status: number; readonly body: string}
  /** closes the connection without an answer */
  | {readonly kind: 'cut'}
  /** takes the request and never answers */
  | {readonly kind: 'silent'}
  /** sends headers and never a body */
  | {readonly kind: 'stalled'};

/** A request that a stand-in received. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A local HTTP server in place of one host. */
export interface StandIn {
  readonly port: number;
  readonly received: Received[];
  behaviour: Behaviour;
  readonly close: () => Promise<void>;
}

/** An answer without hits, as the service sends it. */
export const EMPTY: Behaviour = {
  kind: 'answer',
  status: 200,
  body: JSON.stringify({results: [{hits: [], nbHits: 0, queryID: 'q'}]}),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a stand-in that answers without hits until told otherwise. */
export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  const standIn: {behaviour: Behaviour} = {behaviour: EMPTY};
  const server: Server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const {method = '', url = '/', headers} = request;
      received.push({method, url: new URL(url, 'http://stand-in'), headers, body});
      const {behaviour} = standIn;
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (behaviour.kind === 'cut') request.socket.destroy();
      else if (behaviour.kind === 'stalled') response.writeHead(200).flushHeaders();
      else if (behaviour.kind === 'answer') response.writeHead(behaviour.status).end(behaviour.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(standIn, {
    port: (server.address() as AddressInfo).port,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
