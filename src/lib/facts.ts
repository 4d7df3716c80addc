export function flattenFacts(tree: object, p = '', m = new Map()): ReadonlyMap<string, Fact> {
  for (const [k, v] of Object.entries(tree)) {
    const id = p ? p + '.' + k : k;
    if (v && typeof v === 'object') {
      if ('value' in v) m.set(id, v);
      else flattenFacts(v, id, m);
    }
  }
  return m;
}
