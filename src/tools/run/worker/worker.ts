/*
 * Runs one bundled sample and reports its output, the outcome of its requests, and how it ends. The worker handles a single
 * message; the page terminates it afterwards.
 */
import {clip, limited, MAX_SHOWN, showControls} from '../../network/bounds';
import {redact} from '../../network/redact';
import type {RunReport, RunRequest} from '../protocol';
import {readExchange} from './exchange';
import {formatLine} from './format';

function report(message: RunReport): void {
  postMessage(message);
}

/** One line of output, without secrets. */
function lineOf(values: readonly unknown[], secrets: readonly string[]): string {
  return clip(showControls(redact(formatLine(values), secrets)), MAX_SHOWN);
}

function captureConsole(secrets: readonly string[]): void {
  const log = (...values: readonly unknown[]): void => report({kind: 'line', text: lineOf(values, secrets)});
  Object.assign(console, {log, info: log, debug: log, warn: log, error: log});
}

/** Observes the program's requests to other hosts. */
function watchRequests(): void {
  const original = globalThis.fetch.bind(globalThis);
  let account: string | undefined;
  async function read(response: Response, host: string, request: string): Promise<void> {
    const result = readExchange({host, request, status: response.status, response: await response.text()});
    account = result.account ?? account;
    report({kind: 'request', failure: result.failure});
    result.hashes.forEach((hash) => report({kind: 'sent', hash, account}));
  }
  globalThis.fetch = async (input, init) => {
    const {host, origin} = new URL(input instanceof Request ? input.url : input);
    if (origin === location.origin) return original(input, init);
    const body = input instanceof Request ? await input.clone().text() : init?.body;
    try {
      const response = limited(await original(input, {...init, referrerPolicy: 'no-referrer'}));
      await read(
        response.clone(),
        host,
        typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array),
      );
      return response;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        report({kind: 'request', failure: {kind: 'unreachable', host}});
      throw error;
    }
  };
}

/** Error messages of Chromium, Firefox and Safari when a module could not be fetched. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed/;

function fail(error: unknown, secrets: readonly string[]): void {
  report({kind: 'line', text: lineOf([error], secrets)});
  report({kind: 'failed'});
}

async function run({url, env, args, secrets}: RunRequest): Promise<void> {
  const process: {readonly env: object; readonly argv: readonly string[]; exitCode?: number} = {
    env,
    argv: ['node', 'sample', ...args],
  };
  Object.assign(globalThis, {process});
  captureConsole(secrets);
  watchRequests();
  // The browser would log the original error, whose message may contain the key.
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason, secrets);
  });
  addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error, secrets);
  });
  try {
    await import(url);
    report({kind: process.exitCode ? 'failed' : 'done'});
  } catch (error) {
    if (error instanceof TypeError && NOT_FETCHED.test(error.message)) report({kind: 'not-loaded'});
    else fail(error, secrets);
  }
}

addEventListener('message', ({data}: MessageEvent<RunRequest>) => void run(data), {once: true});
