import {cpus, loadavg} from 'node:os';
import path from 'node:path';
import {baseOf} from '../preview';
import {GENERATORS} from './peers/generators';
import {buildSite} from './peers/install';
import {measure, medians, type Measurement} from './peers/measure';
import {readPages} from './peers/pages';
import {filesIn, readSite, serve, withoutScripts, type Site} from './peers/serve';

type Print = (line: string) => void;

/** Pages that all sites have, and one that only this site has. */
const PAGES = ['/', '/developers/precompiles', '/developers/zkt'] as const;
const OWN_PAGE = '/api';

async function subject(name: string, pages: readonly string[], site: Site) {
  const missing = pages.find((page) => !site.has(page));
  if (missing !== undefined) throw new Error(`peers: ${name} has no page ${missing}.`);
  const {server, address} = await serve(site);
  return {name, pages, site, address, close: () => server.close()};
}

async function subjects(build: string, print: Print) {
  if (baseOf(build) !== '/') throw new Error('peers: build the site for the base URL "/".');
  const own = [...PAGES, OWN_PAGE];
  const found = [
    await subject('this site', own, await readSite(build)),
    await subject('without scripts', own, await readSite(build, withoutScripts)),
  ];
  const pages = readPages(build, filesIn(build));
  for (const generator of GENERATORS) {
    const {name, packages} = generator;
    print(
      `${name}: ${Object.entries(packages)
        .map((entry) => entry.join(' '))
        .join(', ')}`,
    );
    const folder = await buildSite(generator, pages, path.join(build, 'img/favicon.svg'));
    found.push(await subject(name, PAGES, await readSite(folder)));
  }
  return found;
}

function line(name: string, {scores, metrics, bytes, findings}: Measurement): string {
  const kb = (value: number): string => (value / 1000).toFixed(1).padStart(5);
  const ms = (value: number): string => `${Math.round(value)} ms`.padStart(7);
  const {Script, Stylesheet, Document, Font} = bytes;
  const total = Script + Stylesheet + Document + Font;
  return [
    name.padEnd(15),
    scores.map((score) => String(score).padStart(3)).join(' '),
    `FCP ${ms(metrics.fcp)}  LCP ${ms(metrics.lcp)}  TBT ${ms(metrics.tbt)}  CLS ${metrics.cls.toFixed(3)}`,
    `kB ${kb(total)} = JS ${kb(Script)} + CSS ${kb(Stylesheet)} + HTML ${kb(Document)} + fonts ${kb(Font)}`,
    findings.join(', '),
  ]
    .join('  ')
    .trimEnd();
}

/**
 * Prints what Lighthouse says about this site, about its pages without scripts, which is as early as they can be complete,
 * and about the same content in other generators with their default settings.
 * @param build folder of the built site
 * @param print takes one line
 * @param runs runs of each page; the medians are printed
 */
export async function benchPeers(build: string, print: Print, runs: number): Promise<void> {
  const all = await subjects(build, print);
  try {
    print(
      `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}; Lighthouse, mobile, simulated throttling, median of ${runs}.`,
    );
    print(
      'Scores: performance, accessibility, best practices, search engines. kB (1,000 bytes) of brotli 11.',
    );
    for (const page of [...PAGES, OWN_PAGE]) {
      print(`${page} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
      for (const {name, pages, site, address} of all) {
        if (!pages.includes(page)) continue;
        const found: Measurement[] = [];
        while (found.length < runs) found.push(await measure(address + page, site));
        print(`  ${line(name, medians(found))}`);
      }
    }
  } finally {
    for (const {close} of all) close();
  }
}
