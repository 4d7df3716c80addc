import type {AddressInfo} from 'node:net';
import {baseOf, createPreviewServer} from '../preview';
import {median} from './median';
import {NETWORK, openBrowser, timeToEffect, type Action, type Visit} from './reader';
import {copyInStockOrder} from './stock-order';

/** Rounds. The order of the two sites changes with each. */
const ROUNDS = 5;

/** Visits a page below the base URL of both sites, and prints a row of the table. */
type Compare = (
  name: string,
  action: Action,
  visit: Omit<Visit, 'url'> & {readonly page: string},
) => Promise<void>;

function ms(value: number): string {
  return Number.isFinite(value) ? value.toFixed(0) : 'none';
}

function difference(ours: number, stock: number): string {
  return Number.isFinite(ours - stock) ? ms(ours - stock) : '-';
}

/**
 * Serves the site as it is built and in stock order, and measures both side by side.
 * @param build folder of the built site
 * @param print takes one line
 * @param measure takes what compares both in one row
 */
export async function benchInBothOrders(
  build: string,
  print: (line: string) => void,
  measure: (compare: Compare) => Promise<void>,
): Promise<void> {
  // First, so that without a browser nothing is left to close.
  const browser = await openBrowser();
  const stock = copyInStockOrder(build);
  const servers = [build, stock.folder].map((folder) => createPreviewServer(folder).listen(0));
  const sites = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}${baseOf(build)}`,
  );
  const row = (...[name = '', ours = '', theirs = '', apart = '', all = '']: readonly string[]) =>
    print(`  ${name.padEnd(24)}${ours.padStart(6)}${theirs.padStart(8)}${apart.padStart(12)}  ${all}`);
  try {
    print(`${NETWORK}, empty cache; milliseconds, median of ${ROUNDS}, then all; none: no effect at all`);
    row('', 'site', 'stock', 'difference');
    await measure(async (name, action, {page, ...visit}) => {
      const times: readonly [ours: number[], stock: number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const one of [round % 2, (round + 1) % 2] as const)
          times[one].push(await timeToEffect(browser, action, {...visit, url: `${sites[one]}${page}`}));
      }
      const [ours, theirs] = [median(times[0]), median(times[1])];
      const all = times.map((values) => values.map(ms).join(' ')).join(' | ');
      row(name, ms(ours), ms(theirs), difference(ours, theirs), all);
    });
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    stock.remove();
  }
}
