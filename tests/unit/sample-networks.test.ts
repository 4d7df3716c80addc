/* A sample that is for one network holds no chain id, host, address or name of the other one. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {allFacts} from '../facts';
import {networks, NETWORK_IDS, type NetworkId} from '../../src/data/networks';
import {matchingFiles} from '../files';

const multicall = (id: NetworkId): string => String(allFacts.get(`contracts.multicall3.${id}Address`)?.value);
const hostOf = (url: string): string => url.replace(/^https:\/\/|\/$/g, '');
const escaped = (text: string): string => text.replace(/\W/g, '\\$&');

/** What belongs to a network: its own name in code, chain id in any notation, hosts, names, and its Multicall3. */
const BELONGS = Object.fromEntries(
  NETWORK_IDS.map((id) => {
    const {chainId, name, shortName, rpcUrl, explorerUrl} = networks[id];
    const decimal = Array.from(String(chainId.value)).join('_?');
    const texts = [rpcUrl.value, explorerUrl.value]
      .map(hostOf)
      .concat(name.value, multicall(id))
      .map(escaped);
    const words = [id, shortName.value, decimal, `0x0*${chainId.value.toString(16)}`, ...texts];
    return [id, new RegExp(`(?<![\\w./])(?:https://)?(?:${words.join('|')})(?![\\w])`, 'gi')];
  }),
) as Readonly<Record<NetworkId, RegExp>>;

/** The value after a key: up to the end of its brackets, or of the line; of a conditional, up to the other branch. */
function valueAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    const ends = depth === 0 && (/[\n;]/.test(character) || text.startsWith(' : ', at));
    if (depth < 0 || ends) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Parts of a file that are for one network: the file by its name, a region, a value with the network's name as its key. */
function partsOf(file: string, text: string): readonly (readonly [NetworkId, string])[] {
  const code = text.replace(/(?<!:)\/\/(?! ?#).*/g, '');
  return NETWORK_IDS.flatMap((id) => {
    const other = NETWORK_IDS.find((one) => one !== id) ?? id;
    const region = new RegExp(`#region [\\w-]*${id}\\b([^]*?)#endregion`, 'gi');
    const key = new RegExp(`\\b${id}['"]?(?::| =(?!=)| \\?) ?`, 'gi');
    // A file with the host of one network only is for that network.
    const hosts = NETWORK_IDS.filter((one) => code.includes(`//${hostOf(networks[one].rpcUrl.value)}`));
    const isWhole = new RegExp(`\\b${id}\\b`).test(file) || (hosts.includes(id) && !hosts.includes(other));
    return [
      ...(isWhole ? [code] : []),
      ...Array.from(text.matchAll(region), ([, inside = '']) => inside),
      ...Array.from(code.matchAll(key), ({0: name, index}) => valueAt(code, index + name.length)),
    ].map((part) => [id, part] as const);
  });
}

function problems(file: string, text: string): readonly string[] {
  const found = partsOf(file, text).flatMap(([id, part]) =>
    NETWORK_IDS.filter((other) => other !== id).flatMap((other) =>
      Array.from(
        part.matchAll(BELONGS[other]),
        ([what]) => `${file}: ${what} of ${other} is in a part for ${id}`,
      ),
    ),
  );
  return Array.from(new Set(found));
}

test('no part of a sample that is for one network holds what belongs to the other', () => {
  const files = matchingFiles('examples', /\.(?:ts|js|cjs|sh|json|out|toml|sol)$/);
  const parts = files.flatMap((file) => partsOf(file, readFileSync(file, 'utf8')));
  expect(parts.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => problems(file, readFileSync(file, 'utf8'))).join('\n')).toBe('');
});

test.each([
  ['a.ts', '// #region testnet\nid: 101010\n// #endregion testnet', '101010'],
  ['a.ts', 'const testnet = defineChain({\n  id: 101_010,\n});', '101_010'],
  ['a.ts', 'export const gtn = {\n  chainId: toQuantity(20180427),\n};', '20180427'],
  [
    'a.ts',
    "const networks = {gtn: {chainId: 101010, origin: 'https://rpc.testnet.stabilityprotocol.com'}};",
    'https://rpc.testnet.stabilityprotocol.com',
  ],
  ['a.ts', "new JsonRpcProvider('https://rpc.stabilityprotocol.com', 20180427)", '20180427'],
  [
    'a.ts',
    "const host = network === 'gtn' ? 'rpc.testnet.stabilityprotocol.com' : 'rpc.stabilityprotocol.com';",
    'rpc.testnet.stabilityprotocol.com',
  ],
  ['a.ts', "connect(network === 'gtn' ? 'testnet' : 'gtn')", 'testnet'],
  ['a.toml', 'testnet = "https://rpc.stabilityprotocol.com/zgt/KEY"', 'https://rpc.stabilityprotocol.com'],
  ['chain-id-gtn.out', '{"result": "0x133edcb"}', '0x133edcb'],
  ['block-number-testnet.sh', 'curl https://rpc.stabilityprotocol.com', 'https://rpc.stabilityprotocol.com'],
])('%s: %s is reported', (file, text, what) => {
  expect(problems(file, text).some((problem) => problem.startsWith(`${file}: ${what} of `))).toBe(true);
});
