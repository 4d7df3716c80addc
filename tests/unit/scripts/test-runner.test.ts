import {describe, expect, test} from 'vitest';
import {findBrowser, headlessPath} from '../../../scripts/browser';
import {add, playwrightCount, vitestCount} from '../../../scripts/test/count';

describe('npm test', () => {
  test('skipped and flaky tests count as failed', () => {
    expect(vitestCount({numTotalTests: 5, numPassedTests: 3})).toEqual({passed: 3, failed: 2});
    expect(playwrightCount({stats: {expected: 4, unexpected: 1, flaky: 1, skipped: 1}})).toEqual({
      passed: 4,
      failed: 3,
    });
    expect(add({passed: 1, failed: 2}, {passed: 3, failed: 4})).toEqual({passed: 4, failed: 6});
  });
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
