/*
 * Defers a page's scripts until the reader interacts with it: the template of the static pages lists them in an attribute
 * of one small script, which loads them (start.ts).
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {default as stockTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {buildSync} from 'esbuild';
import {BROWSER_TARGETS} from '../../bundler';

const STOCK_SCRIPTS = /<% it\.scripts\.forEach\(\(?script\)? => \{ %>[\s\S]*?<% \}\); %>/;

/** The first script: its source, and its path relative to the base URL. */
export interface FirstScript {
  readonly file: string;
  readonly text: string;
}

/**
 * Bundles start.ts.
 * @throws the bundler's error
 */
export function firstScript(): FirstScript {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client/start.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSER_TARGETS,
  });
  const text = outputFiles[0].text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/js/start.${hash}.js`, text};
}

/**
 * The framework's page template with the first script instead of the others.
 * @throws Error when the framework's template no longer has the part to replace
 */
export function startTemplate({file}: FirstScript): string {
  if (!STOCK_SCRIPTS.test(stockTemplate))
    throw new Error('start: the template of @docusaurus/core has changed.');
  const scripts = "<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>";
  return stockTemplate.replace(
    STOCK_SCRIPTS,
    () => `<script src="<%= it.baseUrl %>${file}" data-scripts="${scripts}" defer></script>`,
  );
}
