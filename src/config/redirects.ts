import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {find, type BuiltPage, type BuiltPagesPlugin} from '../plugins/pages';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Former addresses of renamed pages, which keep working: `{from: '/users/fees', to: '/users/transactions'}`. */
export const redirects: readonly Redirect[] = [];

const RPC = '/developers/public_rpc#';
const READ = '/developers/tutorials/contract_read/hello_world#';
const VIEM = '/developers/tutorials/node_setup/viem_setup_example#';

const fromRpc = (to: string, ...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [RPC + id, to + id]));

/** Sections that have moved: the present place by the former one, each a page and an id. */
export const movedAnchors: Readonly<Record<string, string>> = {
  ...fromRpc(READ, 'read', 'batch', 'multicall', 'state-override', 'events', 'follow-events'),
  ...fromRpc(VIEM, 'wait', 'nonces', 'replace'),
  [`${RPC}validators`]: `${RPC}stability_getValidatorList`,
  [`${RPC}supported-tokens`]: `${RPC}stability_getSupportedTokens`,
  [`${RPC}errors-stability`]: `${RPC}errors-send`,
};

/** @throws Error for a former place that still exists, or a present one that does not */
function checkMoved(pages: readonly BuiltPage[], moved: typeof movedAnchors): void {
  const exists = (place: string): boolean =>
    pages.some(({route, document}) => {
      const [page, id] = place.split('#');
      return route === page && find(`[id="${id}"]`, document);
    });
  for (const [from, to] of Object.entries(moved))
    if (exists(from) || !exists(to))
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
  return [...pages, ...list]
    .map(({from, to}) => {
      const [page, ...hash] = to.slice(1).split(/(?=#)/);
      return `"${(baseUrl + from.slice(1)).replace(/\/$/, '')}" "${baseUrl}${page}$is_args$args${hash.join('')}";\n`;
    })
    .join('');
}

/**
 * Writes a page at each former address before the built pages are read, so that the policy is checked and set there too, and
 * `_pages.conf` for nginx.
 * @throws Error, in the build, for an address or a place that still exists, or a target that does not
 */
export function redirectPages(
  context: LoadContext,
  list = redirects,
  moved = movedAnchors,
): BuiltPagesPlugin {
  const options = {id: 'default', fromExtensions: [], toExtensions: [], redirects: [...list]};
  const plugin = clientRedirects(context, options) as Required<Plugin>;
  return {
    name: plugin.name,
    beforePages: (props) => Promise.resolve(plugin.postBuild(props)),
    async builtPages(pages, {outDir, baseUrl}) {
      checkMoved(pages, moved);
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
  return Array.from(new Set(list.map(({to}) => to)), (to) => {
    const html = createRedirectPageContent({toUrl: baseUrl + to.slice(1)});
    const [, text = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    return {name: `redirect to ${to}`, kind: 'script', text} as const;
  });
}
