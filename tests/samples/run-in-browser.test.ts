/*
 * Runs every sample that has a Run button in Chromium: the bundles of the build, in the worker, under the site's policy, against
 * the local networks. A sample that does not run there must not get a button.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {headlessPath} from '../../scripts/browser';
import {buildPolicy} from '../../src/plugins/headers/node/policy';
import {argumentsOf} from '../../src/tools/run/arguments';
import {bundle, type Bundles} from '../../src/plugins/samples/node/bundle';
import {samplesOptions} from '../../src/config/samples';
import {findPrograms} from '../../src/plugins/samples';
import type {Program} from '../../src/plugins/samples/client/program';
import type {RunReport, RunRequest} from '../../src/tools/run/protocol';
import {type NetworkFixture, startFixture} from './harness/fixture';
import {API_KEY} from './harness/api-key';
import {repository} from './harness/paths';
import type {Sandbox} from './harness/run';
import {runSample, SAMPLES} from './manifest';

const APP = 'http://app.test/';

const {runnable: programs, projects} = findPrograms(repository, samplesOptions);
const folder = mkdtempSync(path.join(tmpdir(), 'run-'));
let fixture: NetworkFixture;
let browser: Browser;
let page: Page;
let bundles: Bundles;
/** Hosts that the program under test called. */
const called = new Set<string>();

/** Serves the bundles with the site's policy, and routes requests for the networks to the local ones. */
async function serve(): Promise<void> {
  const networks = [fixture.gtn, fixture.testnet];
  const policy = buildPolicy([], {connect: networks.map(({origin}) => origin)});
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin + '/' === APP) {
      const contentType = url.pathname === '/' ? 'text/html' : 'text/javascript';
      const body =
        url.pathname === '/' ? '<title>run</title>' : readFileSync(path.join(folder, url.pathname));
      return route.fulfill({contentType, body, headers: {'Content-Security-Policy': policy}});
    }
    const network = networks.find(({origin}) => origin === url.origin);
    if (!network) return route.abort();
    called.add(network === fixture.gtn ? 'gtn' : 'testnet');
    const reply = await fetch(network.gateway.url + url.pathname, {
      method: request.method(),
      headers: {'content-type': 'application/json'},
      body: request.postData(),
    });
    return route.fulfill({
      status: reply.status,
      headers: {'access-control-allow-origin': '*', 'content-type': 'application/json'},
      body: await reply.text(),
    });
  });
}

beforeAll(async () => {
  fixture = await startFixture();
  browser = await chromium.launch({executablePath: headlessPath(), args: ['--no-sandbox']});
  const ids = programs.map(({id}) => id);
  bundles = await bundle(repository, samplesOptions, ids, folder);
  page = await browser.newPage();
  await serve();
  await page.goto(APP);
});

afterAll(async () => {
  await browser?.close();
  fixture?.stop();
  rmSync(folder, {recursive: true, force: true});
});

/** Runs a bundle in a worker of the page until it ends. */
async function runInWorker(request: RunRequest): Promise<readonly RunReport[]> {
  return page.evaluate(
    ([worker, message]) =>
      new Promise<RunReport[]>((resolve) => {
        const reports: RunReport[] = [];
        const runner = new Worker(worker, {type: 'module'});
        const take = (report: RunReport): void => {
          reports.push(report);
          if (!['done', 'failed', 'not-loaded'].includes(report.kind)) return;
          runner.terminate();
          resolve(reports);
        };
        runner.onmessage = ({data}: MessageEvent<RunReport>) => take(data);
        runner.onerror = () => take({kind: 'not-loaded'});
        runner.postMessage(message);
      }),
    [`/${bundles.worker}`, request] as const,
  );
}

async function runs({id, networkBy, networks}: Program): Promise<void> {
  const sample = SAMPLES.find(({file}) => file === `${id}.ts`) ?? {file: `${id}.ts`};
  const run: Sandbox['run'] = async (_, __, args = []) => {
    called.clear();
    const reports = await runInWorker({
      url: `/${bundles.samples[id]}`,
      env: {STABILITY_API_KEY: API_KEY, PRIVATE_KEY: fixture.privateKey},
      args,
      secrets: [API_KEY, fixture.privateKey],
    });
    const text = reports.flatMap((report) => (report.kind === 'line' ? [`${report.text}\n`] : [])).join('');
    expect(reports.at(-1), text).toEqual({kind: 'done'});
    expect(Array.from(called).sort()).toEqual(networkBy === 'sample' ? networks : ['testnet']);
    expect(text).not.toContain(API_KEY);
    return text;
  };
  await runSample(sample, fixture, {run}, fixture.testnet);
}

describe('each sample with a Run button runs in a browser and prints what its page shows', () => {
  for (const program of programs)
    test(program.id, async () => {
      fixture.gtn.gateway.nextMinute();
      fixture.testnet.gateway.nextMinute();
      await runs(program);
    });
});

test('argumentsOf lists exactly the programs that take arguments', () => {
  const runs = new Set(programs.map(({id}) => id));
  for (const {id, takesArguments} of projects.filter((project) => runs.has(project.id)))
    expect(argumentsOf(id) !== undefined, `${id} takes arguments`).toBe(takesArguments);
});
