import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {routeOfFile} from '../../src/plugins/pages/node/built-pages';

/** Ids of headings, table rows, glossary terms, disclosures and anchors, without those that React and Redoc generate. */
const ID = /<(?:h[1-6]|tr|dt|details|a)\b[^>]*?\sid=(?:"([^"]+)"|([^\s>]+))/g;

/**
 * Lists all addresses of a built site that can be linked to: its pages, and the ids in them.
 * @param build folder of the built site
 */
export function publishedAddresses(build: string): readonly string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/^(?:404|api|search)\.html$/.test(file))
    .flatMap((file) => {
      const page = routeOfFile(file.split(path.sep).join('/'));
      const html = readFileSync(path.join(build, file), 'utf8');
      const ids = Array.from(html.matchAll(ID), ([, quoted, bare]) => quoted ?? bare ?? '');
      return [page, ...ids.filter((id) => !id.startsWith('_')).map((id) => `${page}#${id}`)];
    });
}
