import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Moved} from '../lib/moved';
import type {BuiltPagesPlugin} from '../plugins/pages';

/**
 * Former addresses of pages and of sections, which keep working: `{from: '/users/fees', to: '/users/transactions'}`, or
 * `{from: '/users/fees#free', to: '/users/transactions#used-up'}`. Links of this site may name them.
 */
export const redirects: readonly Moved[] = [];

/** Those of pages: a server does not see the part after `#`. */
const ofPages = (list: readonly Moved[]) => list.filter(({from}) => !from.includes('#'));

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
 * @throws Error, in the build, for an address that is still a page, or a target that is none
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
