import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {browserPath, findBrowser, headlessPath} from '../../../scripts/browser';
import {playwrightCount, runSteps, vitestCount} from '../../../scripts/test';
import {temporaryFolder} from '../../temporary-folder';

describe('npm test', () => {
  test('counts skipped and flaky tests as failed', () => {
    expect(vitestCount({numTotalTests: 5, numPassedTests: 3})).toEqual({passed: 3, failed: 2});
    expect(playwrightCount({stats: {expected: 4, unexpected: 1, flaky: 1, skipped: 1}})).toEqual({
      passed: 4,
      failed: 3,
    });
  });

  test('counts a step that does not start, fails silently or leaves no report as failed, and runs the others', async () => {
    const report = path.join(temporaryFolder(), 'report.json');
    writeFileSync(report, JSON.stringify({numTotalTests: 2, numPassedTests: 2}));
    const printed: string[] = [];
    const count = await runSteps(
      [
        {name: 'missing', command: '/no/such/program'},
        {name: 'silent', command: 'exit 3'},
        {name: 'no report', command: 'true', report: {file: '/none.json', read: vitestCount}},
        {name: 'stopped early', command: 'false', report: {file: report, read: vitestCount}},
        {name: 'tests', command: 'true', report: {file: report, read: vitestCount}},
        {name: 'dependent', command: 'echo ran', needs: 'silent'},
        {name: 'other', command: 'echo "this one"', after: 'missing'},
      ],
      (line) => printed.push(line),
    );
    expect(count).toEqual({passed: 5, failed: 5});
    const output = printed.join('\n');
    for (const part of ['/no/such/program', 'Not run: "silent" failed.', 'this one'])
      expect(output).toContain(part);
    expect(output).not.toContain('ran\n');
  });
});

describe('finding a browser', () => {
  afterEach(() => void vi.unstubAllEnvs());

  /** A machine with these programs. @returns the path of one, whether it exists or not */
  function machine(...programs: readonly string[]) {
    const folder = temporaryFolder();
    const at = (name: string) => path.join(folder, name);
    mkdirSync(at('bin'));
    for (const name of programs) {
      writeFileSync(at(name), '');
      chmodSync(at(name), 0o755);
    }
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', ['/no/such/folder', at('bin')].join(path.delimiter));
    return at;
  }

  test("takes CHROMIUM_PATH, then Playwright's own, then one on PATH, of which tests prefer the headless shell", () => {
    const at = machine('mine', 'own', 'bin/chromium', 'bin/chromium-headless-shell');
    expect([findBrowser(at('own')), headlessPath(at('own'))]).toEqual([at('own'), undefined]);
    expect([browserPath(at('none')), headlessPath(at('none'))]).toEqual([
      at('bin/chromium'),
      at('bin/chromium-headless-shell'),
    ]);
    vi.stubEnv('CHROMIUM_PATH', at('mine'));
    expect([browserPath(at('own')), headlessPath(at('own'))]).toEqual([at('mine'), at('mine')]);
  });

  test('takes a whole browser for tests without a shell, and says what to do without any', () => {
    const at = machine('bin/google-chrome');
    expect(headlessPath(at('none'))).toBe(at('bin/google-chrome'));
    vi.stubEnv('PATH', '');
    expect(() => headlessPath(at('none'))).toThrow('No Chromium found');
    vi.stubEnv('CHROMIUM_PATH', '/gone');
    expect(() => findBrowser(at('none'))).toThrow('CHROMIUM_PATH=/gone does not exist');
  });
});
