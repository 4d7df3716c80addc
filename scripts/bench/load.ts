/*
 * npm run bench -- load: what nginx serves with deploy/nginx.conf to 500 connections at a time, against nginx without any rules. Both
 * send the same compressed files: pages, the stylesheet, the first script. A request that fails ends the bench.
 */
import path from 'node:path';
import autocannon from 'autocannon';
import {fileOfRoute} from '../../src/plugins/pages';
import {compressFiles, startNginx} from '../nginx';
import {readPageBytes} from './bytes';

const CONNECTIONS = 500;
/** Of each server in each round, in seconds; the order changes with each round. */
const DURATION = 2;
const ROUNDS = 3;
const PAGES = ['/', '/users/transactions', '/developers/precompiles'];

const NO_RULES = `
worker_processes auto;
pid /tmp/nginx.pid;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; gzip_static on; server { listen 8080; root build; } }
`;

/** Loads a server. @throws Error when a request fails, or gets another response than the file */
async function load(port: number, paths: readonly string[]) {
  const {requests, latency, errors, timeouts, non2xx} = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: DURATION,
    headers: {'accept-encoding': 'gzip'},
    requests: paths.map((one) => ({path: one})),
  });
  if (errors + timeouts + non2xx > 0)
    throw new Error(`load: ${errors} errors, ${timeouts} timeouts, ${non2xx} responses without a file.`);
  return {perSecond: requests.average, p50: latency.p50, p99: latency.p99};
}

/** Prints requests a second, milliseconds until the response, and the ratio of the requests. */
export async function benchLoad(build: string): Promise<void> {
  const [page] = readPageBytes(build, path.join(build, '../.docusaurus'));
  const files = [...page.css, ...page.first].map(({file}) => `/${file}`);
  const servers = [
    {name: 'deploy/nginx.conf', nginx: await startNginx(build), paths: [...PAGES, ...files]},
    {
      name: 'without rules',
      nginx: await startNginx(build, NO_RULES),
      paths: [...PAGES.map((route) => `/${fileOfRoute(route)}`), ...files],
    },
  ];
  for (const {nginx} of servers) compressFiles(nginx.root);
  console.log(`${CONNECTIONS} connections: requests a second, median and 99th percentile in ms`);
  const rates = servers.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const one of [round % 2, (round + 1) % 2]) {
      const {name, nginx, paths} = servers[one];
      const {perSecond, p50, p99} = await load(nginx.port, paths);
      rates[one].push(perSecond);
      console.log(`  ${name.padEnd(18)} ${perSecond.toFixed(0).padStart(6)} ${p50} ${p99}`);
    }
  const [own, other] = rates.map((all) => all.reduce((sum, rate) => sum + rate, 0));
  console.log(`  ratio ${(own / other).toFixed(2)}, no errors`);
  for (const {nginx} of servers) await nginx.stop();
}
