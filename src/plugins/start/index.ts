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

/** Bundles the first script. Returns its source, and its path relative to the base URL. */
function firstScript({storedChoices}: StartOptions) {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client/start.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
    define: {STORED_CHOICES: JSON.stringify(storedChoices)},
  });
  const text = outputFiles[0].text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/js/start.${hash}.js`, text};
}

/**
 * The framework's page template with the first script instead of the others, which it names in an attribute.
 * @throws Error when the framework's template no longer has the part to replace
 */
export function startTemplate(options: StartOptions): string {
  if (!STOCK_SCRIPTS.test(stockTemplate))
    throw new Error('start: the page template of @docusaurus/core has changed; see src/plugins/start.');
  const scripts = "<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>";
  const {file} = firstScript(options);
  return stockTemplate.replace(
    STOCK_SCRIPTS,
    () => `<script src="<%= it.baseUrl %>${file}" data-scripts="${scripts}" defer></script>`,
  );
}

/** Writes the first script into the built site; `startTemplate` makes the pages load it. */
export default function startPlugin(_context: LoadContext, options: StartOptions): Plugin {
  return {
    name: 'start',
    async postBuild({outDir}) {
      const {file, text} = firstScript(options);
      await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
      await writeFile(path.join(outDir, file), text);
    },
  };
}
