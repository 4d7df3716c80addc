/* What each page must have. A mistake stops the build, and shows in `npm start`, with file, line and remedy. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import leven from 'leven';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {PAGE_COMPONENTS} from '../../src/components/page-components';
import {factsOptions} from '../../src/config/facts';
import {samplesOptions} from '../../src/config/samples';
import {loadData} from '../../src/plugins/facts';
import {docsByRoute, findAll, type BuiltPagesPlugin} from '../../src/plugins/pages';
import {proseOf, typedFigures} from './figures';

const MOST_NEXT_STEPS = 3;
const ORIGIN = 'https://docs.test';
/** What may be an API key, at the end of an address of the gateway, or a private key. File names are no keys. */
const KEYS = /\/z[gk]t\/(?![\w-]+\.\w)[\w-]{8,}|(?<![\da-f])[\da-f]{64}(?![\da-f])/gi;

interface Problem {
  readonly line: number;
  readonly problem: string;
}

/** What MDX adds to Markdown, as far as it is read here. */
interface MdxNode {
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
}

/** A page, as Docusaurus hands it to transformers. */
interface Page {
  readonly path: string;
  readonly data: {readonly frontMatter?: Readonly<Partial<Record<'title' | 'description' | 'slug', string>>>};
}

const factsOf = (siteDir: string) => loadData(path.join(siteDir, factsOptions.folder)).facts;
const read = (...parts: readonly string[]): string => readFileSync(path.join(...parts), 'utf8');
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const nearest = (word: string, words: readonly string[]): string =>
  words.reduce((best, one) => (leven(word, one) < leven(word, best) ? one : best));

function stopAt(problems: readonly string[]): void {
  // The framework prints the stack of an error, in which a writer finds nothing.
  if (problems.length > 0) throw Object.assign(new Error(problems.join('\n')), {stack: undefined});
}

/**
 * Returns a function that finds keys in a text: what follows `/zgt/` or `/zkt/`, and 64 hexadecimal digits, unless a value of the data
 * or a recorded output has them.
 */
export function keyFinder(siteDir: string): (text: string) => readonly Problem[] {
  const folder = path.join(siteDir, samplesOptions.folder);
  const outputs = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.out'),
  );
  const values = Array.from(factsOf(siteDir).values(), ({value}) => String(value));
  const published = [...values, ...outputs.map((name) => read(folder, name))].join('\n').toLowerCase();
  return (text) =>
    Array.from(text.matchAll(KEYS))
      .filter(([key]) => !published.includes(key.toLowerCase()))
      .map(({0: key, index}) => ({
        line: lineAt(text, index),
        problem: `"${key.slice(0, 9)}..." may be a key. Write YOUR_API_KEY, or a hash of src/data. Revoke what others have seen.`,
      }));
}

/** Remark transformer that stops at the mistakes of a page. It runs before those that change what was written. */
export function pageRules(siteDir: string) {
  return (tree: Root, {path: file, data: {frontMatter = {}}}: Page): void => {
    const place = path.relative(siteDir, file);
    const source = read(file);
    const facts = factsOf(siteDir);
    const problems = [...keyFinder(siteDir)(source), ...typedFigures(proseOf(source), place, facts)];
    for (const key of ['title', 'description'] as const)
      if (!/^[^<]+$/.test(frontMatter[key] ?? ''))
        problems.push({
          line: 1,
          problem: `no ${key} without markup. Add "${key}: '...'" to the front matter.`,
        });
    const end = source.lastIndexOf('\n## ');
    const links = source.slice(end).split('](').length - 1;
    const ends = source.startsWith('\n## Next steps\n', end) && links >= 1 && links <= MOST_NEXT_STEPS;
    if (!ends && frontMatter.slug !== '/')
      problems.push({
        line: lineAt(source, end + 1),
        problem: `the last section is not "## Next steps" with 1 to ${MOST_NEXT_STEPS} links. Add it at the end.`,
      });
    const imported =
      source
        .match(/^import .*$/gm)
        ?.join()
        .match(/\b[A-Z]\w*/g) ?? [];
    const components: readonly string[] = [...PAGE_COMPONENTS, ...imported];
    visit(tree, (node) => {
      const report = (problem: string) => problems.push({line: node.position?.start.line ?? 1, problem});
      const {name, value = '', attributes = []} = node as MdxNode;
      if (node.type === 'code' && !/(?:^|\s)file=/.test(node.meta ?? ''))
        report(
          'the fence shows no file. Put the code into examples/, and write ```ts file=examples/viem/name.ts.',
        );
      if (/^mdx\w+Expression$/.test(node.type) && !/^\s*(?:\/\*|$)/.test(value))
        report(`{${value}} is no token. Write {{module.path}}, or \\{ for a brace.`);
      const [component = ''] = /^[A-Z]\w*/.exec(name ?? '') ?? [];
      if (component && !components.includes(component))
        report(
          `<${component}> is not imported. Import it below the front matter, or write <${nearest(component, components)}>.`,
        );
      if (component !== 'Term') return;
      const id = String(attributes.find((one) => one.name === 'id')?.value);
      const terms = Array.from(facts.keys(), (token) => /^glossary\.(.*)\.term$/.exec(token)?.[1] ?? '');
      if (!terms.includes(id))
        report(`src/data/glossary.ts has no "${id}". Add a row, or write "${nearest(id, terms)}".`);
    });
    stopAt(problems.map(({line, problem}) => `${place}:${line}: ${problem}`));
  };
}

/** Stops at keys in samples, at pages that are in no sidebar, and at links that lead nowhere. */
export default function pageRulesPlugin({siteDir, baseUrl}: LoadContext): BuiltPagesPlugin {
  return {
    name: 'page-rules',
    loadContent() {
      const folder = path.join(siteDir, samplesOptions.folder);
      const samples = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
        /\.\w+$/.test(name),
      );
      const find = keyFinder(siteDir);
      stopAt(
        samples.flatMap((name) =>
          find(read(folder, name)).map(
            ({line, problem}) => `${samplesOptions.folder}/${name}:${line}: ${problem}`,
          ),
        ),
      );
    },
    allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const loose = loadedVersions
        .flatMap(({docs}) => docs)
        .filter(
          // A page can choose to show none, as the home page does.
          ({sidebar, frontMatter}) => sidebar === undefined && frontMatter.displayed_sidebar === undefined,
        );
      stopAt(
        loose.map(
          ({id, source}) =>
            `${source.replace('@site/', '')}:1: the page is in no sidebar. Add '${id}' to sidebars.ts.`,
        ),
      );
    },
    builtPages(pages, {outDir, plugins}) {
      const docs = docsByRoute(plugins, baseUrl);
      const routes = pages.map(({route}) => route);
      const anchors = pages.flatMap(({route, document}) =>
        findAll('[id]', document).map(({attribs}) => `${route}#${attribs.id}`),
      );
      const known = new Set([...routes, ...anchors]);
      const problems = pages.flatMap(({route, document}) => {
        const file = docs.get(route)?.source.replace('@site/', '');
        if (file === undefined) return [];
        const lines = read(siteDir, file).split('\n');
        return findAll('main a[href]', document).flatMap(({attribs: {href = ''}}) => {
          const {origin, pathname, hash} = new URL(href, `${ORIGIN}${baseUrl}${route.slice(1)}`);
          const page = `/${pathname.slice(baseUrl.length)}`;
          const address = page + decodeURIComponent(hash).replace(/&.*|^#$/, '');
          const isFile = /\.\w+$/.test(page) && existsSync(path.join(outDir, page));
          if (origin !== ORIGIN || known.has(address) || isFile) return [];
          const written = page === route ? hash : address;
          const line = lines.findIndex((text) => text.includes(written)) + 1;
          const alike = known.has(page) ? anchors.filter((one) => one.startsWith(`${page}#`)) : routes;
          return `${file}:${line || ' a component'}: the link to ${address} leads nowhere. The nearest is ${nearest(address, alike)}.`;
        });
      });
      stopAt(Array.from(new Set(problems)));
      return Promise.resolve();
    },
  };
}
