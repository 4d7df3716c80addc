import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Input} from './node/render';

const NAME = 'api-page';

/** Options of the plugin. */
export interface ApiPageOptions {
  /** Path of the page below the base URL, with a leading slash. */
  readonly route: string;
  /** The page's component, as `@site/...`. It shows `ApiReference`. */
  readonly component: string;
  /** Id of the section from which on the page is folded. */
  readonly archive: string;
}

function render(input: Input): string {
  const program = ['--require', require.resolve('jiti/register'), path.join(__dirname, 'node/render.ts')];
  return execFileSync(process.execPath, program, {
    input: JSON.stringify(input),
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production'},
    maxBuffer: 1e8,
  });
}

/** Renders the description that the preset redocusaurus loads, for a browser without Redoc; see README.md. */
export default function apiPagePlugin(
  {baseUrl, generatedFilesDir}: LoadContext,
  {route, component, archive}: ApiPageOptions,
): Plugin {
  return {
    name: NAME,
    async allContentLoaded({allContent, actions}) {
      const [content, ...others] = Object.values(allContent['docusaurus-plugin-redoc'] ?? {});
      if (!content || others.length > 0)
        throw new Error(`${NAME}: the preset redocusaurus must have one description in "specs".`);
      const {converted} = content as {readonly converted: Input['description']};
      await actions.createData('redoc.json', {html: render({description: converted, archive})});
      actions.addRoute({path: `${baseUrl}${route.slice(1)}`, component, exact: true});
    },
    configureWebpack({mode}, isServer) {
      const file = path.join(generatedFilesDir, NAME, 'default/redoc.json');
      // In the browser the page is in the document already, unless the development server sent it.
      return isServer || mode === 'development' ? {} : {resolve: {alias: {[file]: false}}};
    },
  };
}
