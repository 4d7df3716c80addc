import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PackagingPlugin} from '../bundler';
import type {Rendered} from './node/render';

const NAME = 'api-page';

/** Options of the plugin. */
export interface ApiPageOptions {
  /** Path of the page below the base URL, with a leading slash. */
  readonly route: string;
  /** The page's component, as `@site/...`. It shows `ApiReference`. */
  readonly component: string;
}

function render(description: unknown): Rendered {
  const program = ['--require', require.resolve('jiti/register'), path.join(__dirname, 'node/render.ts')];
  const output = execFileSync(process.execPath, program, {
    input: JSON.stringify(description),
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production'},
    maxBuffer: 1e8,
  });
  return JSON.parse(output) as Rendered;
}

/** Renders the description that the preset redocusaurus loads, for a browser without Redoc; see README.md. */
export default function apiPagePlugin(
  {baseUrl, generatedFilesDir}: LoadContext,
  {route, component}: ApiPageOptions,
): PackagingPlugin {
  const stylesheet = {file: '', css: ''};
  return {
    name: NAME,
    async allContentLoaded({allContent, actions}) {
      const [content, ...others] = Object.values(allContent['docusaurus-plugin-redoc'] ?? {});
      if (!content || others.length > 0)
        throw new Error(`${NAME}: the preset redocusaurus must have one description in "specs".`);
      const {html, css} = render((content as {readonly converted: unknown}).converted);
      // The layer lets the rules of redoc.css win over those of Redoc, whatever their selectors are.
      stylesheet.css = `@layer redoc{${css}}${readFileSync(path.join(__dirname, 'node/redoc.css'), 'utf8')}`;
      const hash = createHash('sha256').update(stylesheet.css).digest('hex').slice(0, 8);
      stylesheet.file = `assets/css/redoc.${hash}.css`;
      const styles =
        process.env.NODE_ENV === 'development'
          ? `<style>${stylesheet.css}</style>`
          : `<link rel="stylesheet" href="${baseUrl}${stylesheet.file}">`;
      await actions.createData('redoc.json', {html: styles + html});
      actions.addRoute({path: `${baseUrl}${route.slice(1)}`, component, exact: true});
    },
    configureWebpack({mode}, isServer) {
      const file = path.join(generatedFilesDir, NAME, 'default/redoc.json');
      // In the browser the page is in the document already, unless the development server sent it.
      return isServer || mode === 'development' ? {} : {resolve: {alias: {[file]: false}}};
    },
    // Its styles are on the page.
    packagedFiles: () => [require.resolve('redoc/package.json')],
    postBuild({outDir}) {
      const file = path.join(outDir, stylesheet.file);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, stylesheet.css);
      return Promise.resolve();
    },
  };
}
