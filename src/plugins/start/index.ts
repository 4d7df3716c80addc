import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {default as stockTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {BROWSER_TARGETS} from '../bundler';
import type {StoredChoice} from './client/page';

/** Options of the plugin. */
export interface StartOptions {
  /** Choices of the reader, besides tabs, that only React can show; a page with one loads its scripts at once. */
  readonly storedChoices: readonly StoredChoice[];
}

const STOCK_SCRIPTS = /<% it\.scripts\.forEach\(\(?script\)? => \{ %>[\s\S]*?<% \}\); %>/;

/** A script that pages load by themselves. */
interface Script {
  /** path relative to the base URL */
  readonly file: string;
  readonly text: string;
  /** what browsers compare the loaded file with */
  readonly integrity: string;
}

/** Bundles the script of a module in `client/`. */
function bundle(name: string, {storedChoices}: StartOptions): Script {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, `client/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
    define: {STORED_CHOICES: JSON.stringify(storedChoices)},
  });
  const text = outputFiles[0].text;
  const hash = createHash('sha256').update(text).digest();
  const file = `assets/js/${name}.${hash.toString('hex').slice(0, 8)}.js`;
  return {file, text, integrity: `sha256-${hash.toString('base64')}`};
}

const scripts = (options: StartOptions) => ({
  start: bundle('start', options),
  notFound: bundle('not-found', options),
});

/**
 * The framework's page template with the first script instead of the others, which it names in an attribute. The not-found page
 * has a script of its own before the first one.
 * @throws Error when the framework's template no longer has the part to replace
 */
export function startTemplate(options: StartOptions): string {
  if (!STOCK_SCRIPTS.test(stockTemplate))
    throw new Error('start: the page template of @docusaurus/core has changed; see src/plugins/start.');
  const {start, notFound} = scripts(options);
  const others = "<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>";
  const tag = ({file, integrity}: Script, more = '') =>
    `<script src="<%= it.baseUrl %>${file}" integrity="${integrity}" data-scripts="${others}"${more} defer></script>`;
  const ofNotFound = tag(
    notFound,
    ` data-start="<%= it.baseUrl %>${start.file}" data-integrity="${start.integrity}"`,
  );
  return stockTemplate.replace(
    STOCK_SCRIPTS,
    () =>
      `<% if (it.metaAttributes.join().includes('/404.html"')) { %>${ofNotFound}<% } else { %>${tag(start)}<% } %>`,
  );
}

/** Writes the scripts into the built site; `startTemplate` makes the pages load them. */
export default function startPlugin(_context: LoadContext, options: StartOptions): Plugin {
  return {
    name: 'start',
    async postBuild({outDir}) {
      for (const {file, text} of Object.values(scripts(options))) {
        await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
        await writeFile(path.join(outDir, file), text);
      }
    },
  };
}
