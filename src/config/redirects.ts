import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Moved} from '../lib/moved';
import {find, type BuiltPage, type BuiltPagesPlugin} from '../plugins/pages';

const RPC = '/developers/public_rpc#';
const READ = '/developers/tutorials/contract_read/hello_world#';
const VIEM = '/developers/tutorials/node_setup/viem_setup_example#';

/** Pages whose list of what is unknown is in the FAQ now. */
const UNKNOWNS = [
  '/developers/ATM/token_gating',
  '/developers/precompiles',
  '/developers/public_rpc',
  '/developers/rate_limits',
  '/developers/tutorials/contract_deploy/deploy_contract_with_remix',
  '/developers/what_is_different',
  '/developers/zkt',
  '/how_stability_works/example_apps',
  '/resources/audits',
  '/resources/benchmark_tests',
  '/resources/sampleapps',
  '/resources/status',
  '/users/transactions',
];

const fromRpc = (to: string, ...ids: readonly string[]): readonly Moved[] =>
  ids.map((id) => ({from: RPC + id, to: to + id}));

/**
 * Former addresses of pages and of sections, which keep working: `{from: '/users/fees', to: '/users/transactions'}`, or
 * `{from: '/users/fees#free', to: '/users/transactions#used-up'}`. Links of this site may name them.
 */
export const redirects: readonly Moved[] = [
  ...fromRpc(READ, 'read', 'batch', 'multicall', 'state-override', 'events', 'follow-events'),
  ...fromRpc(VIEM, 'wait', 'nonces', 'replace'),
  {from: '/developers/rate_limits#relay', to: '/developers/tutorials/node_setup/ethers_setup_example#relay'},
  {from: `${RPC}validators`, to: `${RPC}stability_getValidatorList`},
  {from: `${RPC}supported-tokens`, to: `${RPC}stability_getSupportedTokens`},
  {from: `${RPC}errors-stability`, to: `${RPC}errors-send`},
  {from: `${RPC}recipes`, to: `${READ}read`},
  {from: '/how_stability_works/architecture#not-known', to: '/how_stability_works/architecture#consensus'},
  ...UNKNOWNS.map((page) => ({from: `${page}#not-documented`, to: '/resources/faq#not-documented'})),
  {from: '/#from-ethereum', to: '/developers/what_is_different#zero-fee-fields'},
  {from: '/#first-transaction', to: '/developers/zkt#form'},
  {from: '/users/transactions#troubleshooting', to: '/users/transactions#see-what-is-left'},
  {from: '/resources/faq#connect-gtn', to: '/resources/faq#connect-testnet'},
  {from: '/resources/faq#same-chain', to: '/users/transactions#same-chain'},
  {from: '/resources/faq#pending-explorer', to: '/resources/block_explorer#pending'},
  {from: '/resources/faq#why-limits', to: '/resources/faq#no-coin'},
  {from: '/resources/faq#send-button', to: '/resources/faq#what-is-free'},
  {from: '/resources/faq#which-network', to: '/users/getting_started#choose-a-network'},
  {from: '/resources/faq#address-balance', to: '/resources/faq#native-value'},
  {from: '/resources/sampleapps#which-one', to: '/resources/sampleapps#repositories'},
  {from: '/resources/sampleapps#troubleshooting', to: '/resources/sampleapps#check-before-reuse'},
];

/** Those of pages: a server does not see the part after `#`. */
const ofPages = (list: readonly Moved[]) => list.filter(({from}) => !from.includes('#'));

/** @throws Error for a former place of a section that still exists, or a present one that does not */
function checkSections(pages: readonly BuiltPage[], list: readonly Moved[]): void {
  const exists = (place: string): boolean => {
    const [page, id] = place.split('#');
    return pages.some(({route, document}) => route === page && find(`[id="${id}"]`, document));
  };
  for (const {from, to} of list)
    if (from.includes('#') && (exists(from) || !exists(to)))
      throw new Error(`src/config/redirects.ts: ${from} -> ${to}: the first must be gone, the second there.`);
}

/**
 * The map of deploy/nginx.conf: for each page and each former address the address to which a request leads, query included. The
 * name of a page is its path without a slash at the end; nginx finds it in any letter case.
 * @param routes paths of all pages without base URL
 * @param baseUrl path under which the site is served, with leading and trailing slash
 */
export function nginxPages(routes: readonly string[], baseUrl: string, list = redirects): string {
  const pages = routes.map((route) => ({from: route, to: route}));
  return [...pages, ...ofPages(list)]
    .map(({from, to}) => {
      const [page, ...hash] = to.slice(1).split(/(?=#)/);
      return `"${(baseUrl + from.slice(1)).replace(/\/$/, '')}" "${baseUrl}${page}$is_args$args${hash.join('')}";\n`;
    })
    .join('');
}

/**
 * Writes a page at each former address before the built pages are read, so that the policy is checked and set there too, and
 * `_pages.conf` for nginx. Links of this site to such an address lead to the present one.
 * @throws Error, in the build, for an address that still exists, or a target that does not
 */
export function redirectPages(context: LoadContext, list = redirects): BuiltPagesPlugin {
  const options = {id: 'default', fromExtensions: [], toExtensions: [], redirects: ofPages(list)};
  const plugin = clientRedirects(context, options) as Required<Plugin>;
  return {
    name: plugin.name,
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/Link': path.join(__dirname, '../components/link/Link.tsx')}},
    }),
    beforePages: (props) => Promise.resolve(plugin.postBuild(props)),
    async builtPages(pages, {outDir, baseUrl}) {
      checkSections(pages, list);
      const former = new Set(list.map(({from}) => from));
      const routes = pages.map(({route}) => route).filter((route) => route !== '/404' && !former.has(route));
      await writeFile(path.join(outDir, '_pages.conf'), nginxPages(routes, baseUrl, list));
    },
  };
}

/**
 * Lists the inline scripts of the redirect pages, for the reviewed list of the policy.
 * @param baseUrl path under which the site is served, with leading and trailing slash
 */
export function redirectScripts(baseUrl: string, list = redirects) {
  return Array.from(new Set(ofPages(list).map(({to}) => to)), (to) => {
    const html = createRedirectPageContent({toUrl: baseUrl + to.slice(1)});
    const [, text = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    return {name: `redirect to ${to}`, kind: 'script', text} as const;
  });
}
