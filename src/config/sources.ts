import {audit} from '../data/audit';
import {links} from '../data/links';
import type {ReadableSource} from '../plugins/facts';

const NODE = links.github.node.value;

/** URLs of the node files that this site links to. */
const FILES = new Set<string>(Object.values(links.source).map(({value}) => value));

/** Sources that are not files of a repository, by their text in `source`. */
const NAMED: Readonly<Record<string, ReadableSource>> = {
  'SlowMist audit report (PDF)': {title: 'Audit report of SlowMist', href: audit.pdfUrl.value},
  'the PDF in the node repository, hashed here': {
    title: 'Audit report, hashed for this site',
    href: audit.pdfUrl.value,
  },
  'stability-api-docs openapi.yaml': {title: 'OpenAPI description of ZKT', href: links.site.zktOpenApi.value},
  'repositories of github.com/stabilityprotocol': {
    title: 'Repositories of Stability on GitHub',
    href: links.github.organisation.value,
  },
  'solc-js, run here': {title: 'Runs of the compiler (solc-js) for this site'},
  'compiled here with solc-js at the limits of the chain': {
    title: 'OpenZeppelin contracts, compiled for this site within the limits of the chain',
  },
  'run here': {title: 'Run for this site'},
  'this repository: the samples run with it in the tests': {title: 'The tests of this site'},
};

/** Sources that are not shown: choices of this site, and links, which are their own source. */
const NONE = /^(?:this documentation\b|public standard or tool documentation$)/;

function documentation(path: string): ReadableSource {
  const parts = path.replace(/\.md$/, '').split('/');
  const page = (parts.at(-1) ?? path)
    .replaceAll('_', ' ')
    .replace(/\b(?:rpc|zkt|bsr|faq)\b/g, (name) => name.toUpperCase());
  const folder = parts.length > 1 ? ` (${parts[0]?.replaceAll('_', ' ')})` : '';
  return {title: `Stability's earlier documentation: ${page}${folder}`, href: links.github.docs.value};
}

function nodeCode(path: string): ReadableSource {
  if (path === 'repository') return {title: 'Source code of the node', href: NODE};
  const file = `${NODE}/blob/HEAD/${path}`;
  return {title: `Source code of the node: ${path}`, href: FILES.has(file) ? file : NODE};
}

function readablePart(part: string): ReadableSource {
  const named = NAMED[part];
  if (named) return named;
  const [, docs] = /^(?:docs )?([\w./-]+\.(?:md|ts|yaml))$/.exec(part) ?? [];
  if (docs !== undefined) return documentation(docs);
  const [, how = '', path] = /^((?:recomputed from|headers of) )?node (.+)$/.exec(part) ?? [];
  if (path !== undefined) {
    const code = nodeCode(path);
    return how === '' ? code : {...code, title: `${code.title} (${how.trim().replace(/ (?:from|of)$/, '')})`};
  }
  const [, project, folder] = /^(viem|frontier) (.+)$/.exec(part) ?? [];
  if (project !== undefined) return {title: `Source code of ${project}: ${folder}`};
  const [, repository] = /^repository (\S+)$/.exec(part) ?? [];
  if (repository !== undefined)
    return {title: `Repository ${repository}`, href: `${links.github.organisation.value}/${repository}`};
  return {title: part.charAt(0).toUpperCase() + part.slice(1)};
}

/**
 * Converts the `source` of a fact to readable sources, with URLs if they have one.
 * @returns one entry for each part separated by a semicolon; none for a figure that needs no source
 */
export function readableSources(source: string): readonly ReadableSource[] {
  return NONE.test(source) ? [] : source.split('; ').map(readablePart);
}
