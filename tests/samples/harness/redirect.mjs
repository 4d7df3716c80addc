// Preload (`node --import`): the two public origins lead to the local gateways, every other host is refused.
import http from 'node:http';
import https from 'node:https';
import {syncBuiltinESMExports} from 'node:module';
import net from 'node:net';

const origins = JSON.parse(process.env.SAMPLES_ORIGINS ?? '{}');

function redirected(address) {
  const url = new URL(address);
  const target = origins[url.origin];
  if (!target) throw new Error(`Refused host: ${url.origin}`);
  return new URL(url.pathname + url.search, target);
}

const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  if (input instanceof Request) return realFetch(new Request(redirected(input.url), input), init);
  return realFetch(redirected(String(input)), init);
};

const realRequest = http.request;
for (const library of [http, https]) {
  library.request = (input, ...rest) => realRequest(redirected(String(input)), ...rest);
  library.get = (input, ...rest) => library.request(input, ...rest).end();
}
syncBuiltinESMExports();

const realConnect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function connect(...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === 'object' ? options.host : args[1];
  const local = typeof options === 'object' && options.path;
  if (!local && host !== '127.0.0.1') throw new Error(`Refused host: ${host}`);
  return realConnect.apply(this, args);
};
