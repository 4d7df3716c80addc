import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function configWith(startOnIntent: 'true' | 'false') {
  vi.resetModules();
  vi.stubEnv('START_ON_INTENT', startOnIntent);
  return (await import('../../docusaurus.config')).default;
}

test('with START_ON_INTENT=false pages do not name the first script, and no plugin writes it', async () => {
  const on = await configWith('true');
  const off = await configWith('false');
  expect(on).toHaveProperty('ssrTemplate');
  expect(off).not.toHaveProperty('ssrTemplate');
  expect(off.plugins).toHaveLength(on.plugins.length - 1);
});
