import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage} from '../../pages';
import {headersFile, nginxFile, withMeta} from './formats';
import {siteHeaders} from './headers';
import {buildPolicy, checkInline, type Origins, type Reviewed} from './policy';

/** Where a built site is, and what its headers depend on. */
export interface Site extends Origins {
  readonly outDir: string;
  /** path under which the site is served, with a slash at both ends */
  readonly baseUrl: string;
  /** all inline code that pages may hold */
  readonly reviewed: readonly Reviewed[];
  /** folders of pictures that other sites may show */
  readonly shared: readonly string[];
}

/**
 * Checks the inline code of the built pages, and writes the headers: into the pages, and into the files `_headers` and
 * `_headers.conf`.
 * @throws Error for inline code that is not reviewed, and for a header that a host would not read
 */
export async function applyHeaders(
  pages: readonly BuiltPage[],
  {outDir, baseUrl, reviewed, shared, ...origins}: Site,
): Promise<void> {
  checkInline(pages, reviewed);
  const headers = siteHeaders(buildPolicy(reviewed, origins), shared);
  for (const page of pages) page.html = withMeta(page, headers);
  await writeFile(path.join(outDir, '_headers'), headersFile(headers, baseUrl));
  await writeFile(path.join(outDir, '_headers.conf'), nginxFile(headers, baseUrl));
}
