import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each(['true', 'false'])('with START_ON_INTENT=%s, whether pages have a first script', async (value) => {
  vi.resetModules();
  vi.stubEnv('START_ON_INTENT', value);
  const {default: config} = await import('../../docusaurus.config');
  expect('ssrTemplate' in config).toBe(value === 'true');
});
