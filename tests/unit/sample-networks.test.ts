/* A part of a sample that is for one network holds no chain id, host, address or name of the other one. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {contracts} from '../../src/data/contracts';
import {networks, NETWORK_IDS, type NetworkId} from '../../src/data/networks';
import {matchingFiles} from '../files';

const escaped = (text: string): string => text.replace(/\W/g, '\\$&');

/** What belongs to a network: its own name in code, chain id in any notation, hosts, name, and its Multicall3. */
const BELONGS = Object.fromEntries(
  NETWORK_IDS.map((id) => {
    const {chainId, name, rpcUrl, explorerUrl} = networks[id];
    const hosts = [rpcUrl.value, explorerUrl.value].map((url) => url.replace(/^https:\/\/|\/$/g, ''));
    const texts = [...hosts, name.value, contracts.multicall3[`${id}Address`].value].map(escaped);
    const words = [id, Array.from(String(chainId.value)).join('_?'), ...texts];
    return [id, new RegExp(`(?<![\\w./])(?:https://)?(?:${words.join('|')})(?!\\w)`, 'gi')];
  }),
) as Readonly<Record<NetworkId, RegExp>>;

/** What belongs to the other network in parts for one: a region, or a value with the network's name as its key. */
function problems(text: string): readonly string[] {
  const code = text.replace(/(?<!:)\/\/(?! ?#).*/g, '');
  return NETWORK_IDS.flatMap((id) => {
    const region = new RegExp(`#region [\\w-]*${id}\\b([^]*?)#endregion`, 'gi');
    // Up to the end of its brackets, which the samples do not nest deeper, or of the line.
    const value = new RegExp(
      `\\b${id}['"]?(?:: | = )((?:\\w*\\(?\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}|[^\\n,;{])*)`,
      'gi',
    );
    const parts = [...text.matchAll(region), ...code.matchAll(value)].map(([, part = '']) => part);
    const [other] = NETWORK_IDS.filter((one) => one !== id);
    return parts.flatMap((part) => part.match(BELONGS[other]) ?? []);
  });
}

test('no part of a sample that is for one network holds what belongs to the other', () => {
  const files = matchingFiles('examples', /\.(?:ts|js|cjs|toml|sol)$/);
  const found = files.flatMap((file) =>
    problems(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['// #region testnet\nid: 101010\n// #endregion testnet', '101010'],
  ['const testnet = defineChain({\n  id: 101_010,\n});', '101_010'],
  [
    "gtn: {chainId: 101010, origin: 'https://rpc.testnet.stabilityprotocol.com'}",
    'https://rpc.testnet.stabilityprotocol.com',
  ],
  ['testnet = "https://rpc.stabilityprotocol.com/zgt/KEY"', 'https://rpc.stabilityprotocol.com'],
])('%s: %s is reported', (text, what) => {
  expect(problems(text)).toContain(what);
});
