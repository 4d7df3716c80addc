/*
 * The framework's stylesheet uses custom properties for nearly every value, and this site sets most of them once. A property
 * with one value on all pages is replaced by that value, and its declaration is removed.
 */
import type {Declaration, Root, Rule} from 'postcss';

/** Selectors of the root element, in one color mode or in both. */
const ROOT_ELEMENT = /^(?::root|html|(?:html)?\[data-theme(?:=["']?\w+["']?)?\])$/;
const REFERENCE = /var\(\s*(--[\w-]+)/g;
const SIMPLE_REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;
/** These mean something else in a custom property than in the property that takes its value. */
const CSS_WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/;
/** Values with more characters than this stay custom properties if several declarations read them. */
const MAX_INLINED_LENGTH = 40;

/** What other files than the stylesheets do with custom properties, by name. */
export interface OutsideUse {
  readonly reads: (name: string) => boolean;
  readonly sets: (name: string) => boolean;
}

/** Where a custom property is declared. It holds always if it does for both color modes and outside of conditional rules. */
function placeOf(declaration: Declaration) {
  const {selectors} = declaration.parent as Rule;
  const around: string[] = [];
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent) {
    around.push('name' in node ? String(node.name) : 'rule');
  }
  const outside = around.every((name) => name === 'layer');
  return {
    onRoot: selectors.every((selector) => ROOT_ELEMENT.test(selector)),
    always: outside && selectors.some((selector) => selector === ':root' || selector === 'html'),
    inLayer: around.includes('layer'),
  };
}

function declarationsByName(roots: readonly Root[]): Map<string, Declaration[]> {
  const byName = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      byName.set(declaration.prop, [...(byName.get(declaration.prop) ?? []), declaration]);
    });
  }
  return byName;
}

function remove(declaration: Declaration): void {
  const rule = declaration.parent;
  declaration.remove();
  if (rule?.nodes.length === 0) rule.remove();
}

/** Removes declarations in layers that one outside of all layers always wins over. */
function dropOverridden(roots: readonly Root[]): void {
  for (const declarations of declarationsByName(roots).values()) {
    const places = declarations.map((declaration) => ({declaration, ...placeOf(declaration)}));
    if (!places.some(({onRoot, always, inLayer}) => onRoot && always && !inLayer)) continue;
    for (const {declaration, onRoot, inLayer} of places) {
      if (onRoot && inLayer && !declaration.important) remove(declaration);
    }
  }
}

function references(value: string): string[] {
  return Array.from(value.matchAll(REFERENCE), ([, name = '']) => name);
}

/** Values of the properties that have one on all pages, by name. They may refer to properties of the root element only. */
function constants(roots: readonly Root[], {sets}: OutsideUse): Map<string, string> {
  const byName = declarationsByName(roots);
  const onRoot = new Set<string>();
  for (const [name, declarations] of byName) {
    if (!sets(name) && declarations.every((declaration) => placeOf(declaration).onRoot)) onRoot.add(name);
  }
  const found = new Map<string, string>();
  for (const name of onRoot) {
    const declarations = byName.get(name) ?? [];
    const [value, ...others] = Array.from(
      new Set(declarations.map((declaration) => declaration.value.trim())),
    );
    if (value === undefined || others.length > 0 || CSS_WIDE.test(value)) continue;
    if (!declarations.some((declaration) => placeOf(declaration).always)) continue;
    const needed = references(value);
    if (needed.includes(name) || !needed.every((other) => onRoot.has(other))) continue;
    found.set(name, value);
  }
  return found;
}

function countReferences(roots: readonly Root[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const root of roots) {
    root.walkDecls(({value}) => {
      for (const name of references(value)) counts.set(name, (counts.get(name) ?? 0) + 1);
    });
  }
  return counts;
}

function substitute(roots: readonly Root[], values: ReadonlyMap<string, string>): boolean {
  const counts = countReferences(roots);
  let changed = false;
  for (const root of roots) {
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(SIMPLE_REFERENCE, (reference, name: string) => {
        const constant = values.get(name);
        if (constant === undefined || (constant.length > MAX_INLINED_LENGTH && (counts.get(name) ?? 0) > 1))
          return reference;
        // Spaces: what is beside the reference must not grow together with the value.
        return ` ${constant} `;
      });
      changed ||= value !== declaration.value;
      declaration.value = value.trim();
    });
  }
  return changed;
}

function dropUnused(roots: readonly Root[], {reads, sets}: OutsideUse): boolean {
  const counts = countReferences(roots);
  const unused = Array.from(declarationsByName(roots)).filter(
    ([name]) => !counts.has(name) && !reads(name) && !sets(name),
  );
  for (const [, declarations] of unused) declarations.forEach(remove);
  return unused.length > 0;
}

/**
 * Replaces custom properties that have one value by that value, and removes declarations that nothing reads. What a page
 * looks like stays the same.
 * @param roots all stylesheets of the site; they are changed
 * @param outside what something besides these stylesheets reads and sets
 */
export function inlineConstants(roots: readonly Root[], outside: OutsideUse): void {
  dropOverridden(roots);
  const values = constants(roots, outside);
  // A constant can appear in the value of another one, but never in its own: each round resolves one level.
  for (let level = 0; level < values.size && substitute(roots, values); level += 1);
  while (dropUnused(roots, outside));
}
