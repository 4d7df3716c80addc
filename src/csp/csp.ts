/*
 * Content-Security-Policy for the whole site, from a reviewed list of inline scripts, styles and style attributes.
 * After the build each page is checked against that list. Anything else stops the build with the page and the first
 * characters in the message: hashing whatever a page holds would also allow injected code. The policy is written to
 * `_headers`, which some static hosts and `npm run preview` serve, and to each page, for hosts that set no headers.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {getBuiltPages, rewriteBuiltPages} from '../build/built-pages';
import {withMetaPolicy} from './meta';
import {buildPolicy, unreviewed, type Origins, type Reviewed} from './policy';
import {scanInline} from './scan';

/** Options of the plugin. */
export interface CspOptions {
  /** Returns all allowed inline items. Called after the build, since some of them depend on its minifier. */
  readonly reviewed: () => Promise<readonly Reviewed[]>;
  readonly origins?: Origins;
}

/**
 * Checks a built site, then writes its policy into `_headers` and into each page.
 * @param outDir folder of the built site
 * @throws Error listing each inline item that is not reviewed, and each reviewed item that no page has
 */
export async function enforcePolicy(outDir: string, {reviewed, origins}: CspOptions): Promise<void> {
  const list = await reviewed();
  const pages = await getBuiltPages(outDir);
  if (pages.length === 0) throw new Error(`csp: no page in ${outDir}`);
  const found = pages.map(({file, html}) => ({file, items: scanInline(html)}));
  const problems = found.flatMap(({file, items}) =>
    unreviewed(items, list).map((what) => `${file}: ${what}`),
  );
  const seen = new Set(found.flatMap(({items}) => items.map(({kind, text}) => `${kind}:${text}`)));
  const stale = list.filter((item) => !item.runtime && !seen.has(`${item.kind}:${item.text}`));
  if (problems.length > 0) {
    throw new Error(
      `csp: not on the reviewed list of inline code (src/csp/reviewed.ts):\n${problems.join('\n')}`,
    );
  }
  if (stale.length > 0) {
    throw new Error(
      `csp: reviewed, but on no page; take it off the list: ${stale.map(({name}) => name).join(', ')}`,
    );
  }
  const policy = buildPolicy(list, origins);
  await writeFile(path.join(outDir, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
  await rewriteBuiltPages(outDir, ({html}) => withMetaPolicy(html, policy));
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function csp(options: CspOptions): Plugin {
  return {
    name: 'csp',
    postBuild: ({outDir}) => enforcePolicy(outDir, options),
  };
}
