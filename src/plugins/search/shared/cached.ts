const MAX_CACHED = 50_000;

/** Caches the results of a function of one value, up to `MAX_CACHED` of them, so that memory stays bounded. */
export function cached<K, T>(compute: (key: K) => T): (key: K) => T {
  const results = new Map<K, T>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    if (results.size < MAX_CACHED) results.set(key, result);
    return result;
  };
}
