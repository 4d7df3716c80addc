import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {COMPONENT_FACTS, componentFacts, componentsOf} from './component-facts';
import {facts} from './facts';
import {flattenFacts} from '../plugins/facts';

const ROOT = path.join(__dirname, '../..');
const DOCS = path.join(ROOT, 'docs');
const DATA = path.join(ROOT, 'src/data');
const names = Array.from(flattenFacts(facts).keys());

/** Modules whose values no page prints as figures. */
const NO_FIGURES = new Set(['glossary', 'synonyms', 'links']);

/** Name of a module's export. */
const exportOf = (module: string): string =>
  module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const read = (file: string): string => readFileSync(file, 'utf8');

function moduleFile(from: string, specifier: string): string | undefined {
  if (!/^(?:\.|@site\/)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@site/')
    ? path.join(ROOT, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(from), specifier);
  return ['.ts', '.tsx'].map((extension) => base + extension).find((file) => existsSync(file));
}

/** Data modules that a file takes values from, itself or through what it imports. */
function dataModules(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const found = new Set<string>();
  for (const [, specifier = ''] of read(file).matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)) {
    const next = moduleFile(file, specifier);
    if (next === undefined) continue;
    if (path.dirname(next) === DATA) found.add(exportOf(path.basename(next, '.ts')));
    else dataModules(next, seen).forEach((name) => found.add(name));
  }
  return found;
}

const pages = readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => read(path.join(DOCS, file)));

test('every component that pages import names figures of each module that it takes them from when it is rendered', () => {
  const imported = pages.flatMap((text) =>
    Array.from(text.matchAll(/^import \{([^}]+)\} from '(@site\/src\/(?:components|tools)\/[^']+)'/gm)),
  );
  expect(imported.length).toBeGreaterThan(20);
  const problems = imported.flatMap(([, list = '', specifier = '']) => {
    const file = moduleFile(ROOT, specifier);
    if (!file) return [`${specifier} is not found`];
    const taken = Array.from(dataModules(file)).filter((name) => !NO_FIGURES.has(name));
    return list.split(',').flatMap((entry) => {
      const name = entry.trim();
      const named = new Set((COMPONENT_FACTS[name] ?? []).map((fact) => fact.split('.')[0] ?? ''));
      return taken.flatMap((module) =>
        named.has(module)
          ? []
          : [`${name} takes figures from ${module}: name them in src/config/component-facts.ts`],
      );
    });
  });
  expect(problems.join('\n')).toBe('');
});

test('every name in the list is a fact or a branch with facts', () => {
  const paths = Object.values(COMPONENT_FACTS).flat();
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !names.some((name) => name === path || name.startsWith(`${path}.`)))).toEqual(
    [],
  );
});

test('a page has the facts of its components, of no other and of none in a fence', () => {
  const page = 'Text\n\n<TierTable />\n\n```tsx\n<AuditTable />\n```\n';
  expect(componentsOf(page)).toEqual(['TierTable']);
  const found = componentFacts(page, names);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((name) => name.startsWith('limits.tiers.'))).toBe(true);
});
