/*
 * Content-Security-Policy for the whole site, from a reviewed list of inline scripts, styles and style attributes.
 * After the build each page is checked against that list. Anything else stops the build with the page and the first
 * characters in the message: hashing whatever a page holds would also allow injected code. The policy is written to
 * `_headers`, which some static hosts and `npm run preview` serve, and to each page, for hosts that set no headers.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {rewriteBuiltPages} from '../../pages';
import {buildPolicy, unreviewed, withMetaPolicy, type Reviewed} from './policy';
import {scanInline} from './scan';

/** Options of the plugin. */
export interface CspOptions {
  /** Returns all allowed inline items. Called after the build, since some of them depend on its minifier. */
  readonly reviewed: () => Promise<readonly Reviewed[]>;
  /** Origins that pages may call besides the site's own. */
  readonly connect?: readonly string[];
}

/**
 * Checks a built site, and writes its policy into each page and into `_headers`.
 * @param outDir folder of the built site
 * @throws Error listing each inline item that is not reviewed, and each reviewed item that no page has
 */
export async function enforcePolicy(outDir: string, {reviewed, connect}: CspOptions): Promise<void> {
  const listed = reviewed().then((list) => ({list, policy: buildPolicy(list, connect)}));
  const problems: string[] = [];
  const seen = new Set<string>();
  let pages = 0;
  const [{list, policy}] = await Promise.all([
    listed,
    rewriteBuiltPages(outDir, async ({file, html}) => {
      const {list, policy} = await listed;
      const items = scanInline(html);
      pages += 1;
      problems.push(...unreviewed(items, list).map((what) => `${file}: ${what}`));
      items.forEach(({kind, text}) => seen.add(`${kind}:${text}`));
      return withMetaPolicy(html, policy);
    }),
  ]);
  if (pages === 0) throw new Error(`csp: no page in ${outDir}`);
  const stale = list.filter((item) => !item.runtime && !seen.has(`${item.kind}:${item.text}`));
  if (problems.length > 0) {
    throw new Error(
      `csp: not on the reviewed list of inline code (src/plugins/csp/node/reviewed.ts):\n${problems.join('\n')}`,
    );
  }
  if (stale.length > 0) {
    throw new Error(
      `csp: reviewed, but on no page; take it off the list: ${stale.map(({name}) => name).join(', ')}`,
    );
  }
  await writeFile(path.join(outDir, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function csp(options: CspOptions): Plugin {
  return {
    name: 'csp',
    postBuild: ({outDir}) => enforcePolicy(outDir, options),
  };
}
