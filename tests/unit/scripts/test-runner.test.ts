import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {constants} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findBrowser, headlessPath} from '../../../scripts/browser';
import {runSteps} from '../../../scripts/test';
import {add, playwrightCount, vitestCount} from '../../../scripts/test/count';
import {temporaryFolder} from '../../temporary-folder';

describe('npm test', () => {
  test('skipped and flaky tests count as failed', () => {
    expect(vitestCount({numTotalTests: 5, numPassedTests: 3})).toEqual({passed: 3, failed: 2});
    expect(playwrightCount({stats: {expected: 4, unexpected: 1, flaky: 1, skipped: 1}})).toEqual({
      passed: 4,
      failed: 3,
    });
    expect(add({passed: 1, failed: 2}, {passed: 3, failed: 4})).toEqual({passed: 4, failed: 6});
  });

  test('counts a step that does not start, prints nothing or leaves no report as failed, and runs the others', async () => {
    const node = (code: string): readonly string[] => [process.execPath, '-e', code];
    const printed: string[] = [];
    const count = await runSteps(
      [
        {name: 'missing', command: ['/no/such/program']},
        {name: 'unnamed', command: ['']},
        {name: 'no port', command: node(''), env: () => Promise.reject(new Error('No port is free.'))},
        {name: 'silent', command: node('process.exit(3)')},
        {name: 'no report', command: node(''), report: {file: 'none.json', read: vitestCount}},
        {name: 'dependent', command: node(''), needs: 'missing'},
        {
          name: 'other',
          command: node('console.log(process.env.OF_THIS_STEP, typeof process.env.PATH)'),
          env: () => Promise.resolve({OF_THIS_STEP: 'here'}),
          after: ['unnamed', 'no port'],
        },
      ],
      temporaryFolder(),
      (text) => printed.push(text),
    );
    expect(count).toEqual({passed: 1, failed: 6});
    const output = printed.join('\n');
    for (const text of ['/no/such/program ENOENT', 'No port is free.', '"missing" failed', 'here string'])
      expect(output).toContain(text);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'on %s, ends what its commands have started',
    async (signal) => {
      const server = createServer().listen(0, '127.0.0.1');
      const connected = once(server, 'connection') as Promise<[Socket]>;
      await once(server, 'listening');
      const {port} = server.address() as AddressInfo;
      const started = `process.on('SIGINT', () => {}); require('net').connect(${port}, '127.0.0.1')`;
      const command = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(started)}])`;
      const run = "require('./scripts/run').runCommand(process.argv.slice(1), '.')";
      const args = ['--import', 'tsx', '-e', run, process.execPath, '-e', command];
      const runner = spawn(process.execPath, args, {cwd: path.join(__dirname, '../../..'), stdio: 'inherit'});
      const [socket] = await connected;
      try {
        const closed = once(socket.resume(), 'close');
        runner.kill(signal);
        expect(await once(runner, 'exit')).toEqual([128 + constants.signals[signal], null]);
        await closed;
      } finally {
        // Without the connection the program ends.
        socket.destroy();
        server.close();
      }
    },
  );
});

describe('finding a browser', () => {
  const machine = (env: Record<string, string>, files: readonly string[]) => ({
    env,
    own: '/own/chrome',
    exists: (file: string) => files.includes(file),
  });

  test("prefers CHROMIUM_PATH, then Playwright's own browser, then PATH", () => {
    const files = ['/mine', '/own/chrome', '/bin/chromium'];
    expect(findBrowser(machine({CHROMIUM_PATH: '/mine', PATH: '/bin'}, files))).toBe('/mine');
    expect(findBrowser(machine({PATH: '/bin'}, files))).toBe('/own/chrome');
    expect(findBrowser(machine({PATH: '/usr/bin:/bin'}, ['/bin/chromium']))).toBe('/bin/chromium');
    expect(findBrowser(machine({PATH: '/bin'}, []))).toBeUndefined();
  });

  test("prefers the headless shell for tests, but not to CHROMIUM_PATH and Playwright's own", () => {
    const files = ['/mine', '/bin/chromium', '/bin/chromium-headless-shell'];
    expect(headlessPath(machine({CHROMIUM_PATH: '/mine', PATH: '/bin'}, files))).toBe('/mine');
    expect(headlessPath(machine({PATH: '/bin'}, [...files, '/own/chrome']))).toBeUndefined();
    expect(headlessPath(machine({PATH: '/usr/bin:/bin'}, files))).toBe('/bin/chromium-headless-shell');
    expect(headlessPath(machine({PATH: '/bin'}, ['/bin/chromium']))).toBe('/bin/chromium');
    expect(() => headlessPath(machine({PATH: '/bin'}, files.slice(0, 1)))).toThrow('No Chromium found');
  });

  test('throws for a CHROMIUM_PATH that does not exist, and names it', () => {
    expect(() => findBrowser(machine({CHROMIUM_PATH: '/gone'}, []))).toThrow('CHROMIUM_PATH=/gone');
  });
});
