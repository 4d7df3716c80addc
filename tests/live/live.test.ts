/*
 * npx vitest run --config vitest.live.config.mts
 * Needs internet access, so it is not part of npm test; .github/workflows/live.yml runs it every week.
 */
import {afterAll, describe, expect, test} from 'vitest';
import {facts} from '../facts';
import {networks} from '../../src/data/networks';
import {SECURITY_TXT_EXPIRES} from '../../src/config/security-txt';
import {behavior} from './behavior';
import {checkCall, checkExpiry, checkLink} from './check';
import {linksOf} from './links';

describe.each([networks.gtn, networks.testnet])('$name.value', ({rpcUrl, chainIdHex}) => {
  test.each([['the chain id', 'eth_chainId', [], new RegExp(`"${chainIdHex.value}"`)] as const, ...behavior])(
    '%s',
    async (_, ...call) => {
      const {kind, detail} = await checkCall(rpcUrl.value, call);
      expect(kind, `${rpcUrl.value}: ${kind}, ${detail}`).toBe('ok');
    },
  );
});

test('security.txt does not expire soon', () => {
  const {kind, detail} = checkExpiry(SECURITY_TXT_EXPIRES, Date.now());
  expect(kind, `${detail}: move LAST_DAY in src/config/security-txt.ts`).toBe('ok');
});

describe('links', () => {
  const refusals: string[] = [];
  afterAll(() => {
    if (refusals.length > 0) console.warn(`Look at these in a browser:\n${refusals.join('\n')}`);
  });

  test.concurrent.each(linksOf(facts))('$token leads to $url', async ({token, url}) => {
    const {kind, detail} = await checkLink(url);
    if (kind === 'refused') refusals.push(`${token} ${url}: rejects automated clients, ${detail}`);
    expect(['ok', 'refused'], `${url}: ${kind}, ${detail}`).toContain(kind);
  });
});
