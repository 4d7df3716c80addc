import clientRedirects from '@docusaurus/plugin-client-redirects';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPagesPlugin} from '../plugins/pages';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Former addresses of renamed pages, which keep working: `{from: '/users/fees', to: '/users/transactions'}`. */
export const redirects: readonly Redirect[] = [];

/**
 * Writes a page at each former address before the built pages are read, so that the policy is checked and set there too.
 * @throws Error, in the build, for an address that is still a page, or a target that is none
 */
export function redirectPages(context: LoadContext, list = redirects): BuiltPagesPlugin {
  const options = {id: 'default', fromExtensions: [], toExtensions: [], redirects: [...list]};
  const plugin = clientRedirects(context, options) as Required<Plugin>;
  return {name: plugin.name, beforePages: (props) => Promise.resolve(plugin.postBuild(props))};
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
