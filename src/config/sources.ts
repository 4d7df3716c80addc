import {audit} from '../data/audit';
import {company} from '../data/company';
import {links} from '../data/links';
import {sources} from '../data/sources';
import type {ReadableSource} from '../plugins/facts';

const NODE_FILES = links.source.license.value.replace(/LICENSE$/, '');

/** Sources that are not files of a repository, by their text in `source`. */
const NAMED: Readonly<Record<string, ReadableSource>> = {
  'SlowMist audit report (PDF)': {title: 'Audit report of SlowMist', href: audit.pdfUrl.value},
  'the PDF in the node repository, hashed here': {
    title: 'Audit report, hashed for this site',
    href: audit.pdfUrl.value,
  },
  'stability-api-docs openapi.yaml': {
    title: 'OpenAPI description of ZKT',
    href: links.site.zktOpenApi.value,
    asOf: links.site.zktOpenApi.asOf,
  },
  'repositories of github.com/stabilityprotocol': {
    title: 'Repositories of Stability on GitHub',
    href: links.github.organisation.value,
  },
  'solc-js, run here': {title: 'Runs of the compiler (solc-js) for this site'},
  'compiled here with solc-js at the limits of the chain': {
    title: 'OpenZeppelin contracts, compiled for this site within the limits of the chain',
  },
  'run here': {title: 'Run for this site'},
  'run here by hand': {title: 'Run by hand for this site'},
  'frontier client/rpc-core/src/eth.rs': {title: 'Source code of Frontier: client/rpc-core/src/eth.rs'},
  'nodejs.org release schedule': {title: 'Release schedule of Node.js'},
  'this repository: the samples run with it in the tests': {title: 'The tests of this site'},
};

/** Sources that are not shown: choices of this site, and links, which are their own source. */
const NONE = /^(?:this documentation\b|public standard or tool documentation$)/;

/** @throws Error for a file that is not in `src/data/sources.ts` */
function documentation(file: string): ReadableSource {
  const row = sources.docs.rows.find((one) => one.file.replace(/^docs\//, '') === file);
  if (!row) throw new Error(`${file}: add this file of Stability's documentation to src/data/sources.ts`);
  return {
    title: `Stability's docs: ${file.replace(/\.md$/, '')}`,
    href: `${sources.docsCommit.value}${row.file}`,
    asOf: row.changed,
  };
}

/** A file of the node; several at once have no URL. */
function nodeFile(file: string): ReadableSource {
  const code = links.github.node.asOf;
  if (file === 'repository') return {title: 'Node', href: NODE_FILES.replace('/blob/', '/tree/'), asOf: code};
  // Texts are older than the code beside them.
  const asOf = /\.md$|^LICENSE$/.test(file) ? company.license.asOf : code;
  const href = `${NODE_FILES}${file}`;
  return {title: `Node: ${file}`, ...(/^[\w./-]+$/.test(file) ? {href} : {}), asOf};
}

function readablePart(part: string): readonly ReadableSource[] {
  const named = NAMED[part];
  if (named) return [named];
  const [, docs] = /^(?:docs )?([\w./-]+\.(?:md|ts|yaml))$/.exec(part) ?? [];
  if (docs !== undefined) return [documentation(docs)];
  const [, how = '', paths] = /^((?:recomputed from|headers of) )?node (.+)$/.exec(part) ?? [];
  if (paths !== undefined) {
    const suffix = how === '' ? '' : ` (${how.trim().replace(/ (?:from|of)$/, '')})`;
    return paths
      .split(', ')
      .map(nodeFile)
      .map((file) => ({...file, title: `${file.title}${suffix}`}));
  }
  const [, folder] = /^viem (.+)$/.exec(part) ?? [];
  if (folder !== undefined) return [{title: `Source code of viem: ${folder}`}];
  const [, repository] = /^repository (\S+)$/.exec(part) ?? [];
  if (repository !== undefined)
    return [{title: `Repository ${repository}`, href: `${links.github.organisation.value}/${repository}`}];
  return [{title: part.charAt(0).toUpperCase() + part.slice(1)}];
}

/**
 * Converts the `source` of a fact to readable sources, with URL and date if they have one.
 * @returns one entry for each part separated by a semicolon; none for a figure that needs no source
 * @throws Error for a file of Stability's documentation that is not known
 */
export function readableSources(source: string): readonly ReadableSource[] {
  return NONE.test(source) ? [] : source.split('; ').flatMap(readablePart);
}
