/**
 * Edits (insert, delete, replace, swap of neighbours) from one word to another, or `limit + 1` when there are more.
 * With `prefix`, the fewest edits to any beginning of `to`: for a word that is still being typed.
 */
export function editDistance(from: string, to: string, limit: number, prefix = false): number {
  const tooFar = limit + 1;
  if (from.length - to.length > limit) return tooFar;
  if (!prefix && to.length - from.length > limit) return tooFar;
  const width = Math.min(to.length, from.length + limit);
  let older: number[] = [];
  let previous = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (previous[column - 1] ?? tooFar) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        from.charCodeAt(row - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (older[column - 2] ?? tooFar) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return tooFar;
    older = previous;
    previous = current;
  }
  const distance = prefix ? Math.min(...previous) : (previous[to.length] ?? tooFar);
  return Math.min(distance, tooFar);
}
