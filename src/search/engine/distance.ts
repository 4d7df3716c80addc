const MAX_LENGTH = 80;
// reused, since one search compares a word with thousands
let older = new Uint8Array(MAX_LENGTH + 1);
let previous = new Uint8Array(MAX_LENGTH + 1);
let current = new Uint8Array(MAX_LENGTH + 1);

function turn(): void {
  [older, previous, current] = [previous, current, older];
}

/** Fills the row of one letter of `from`; returns its smallest number. */
function fillRow(from: string, to: string, row: number, width: number): number {
  const letter = from.charCodeAt(row - 1);
  const letterBefore = row > 1 ? from.charCodeAt(row - 2) : -1;
  let best = (current[0] = row);
  for (let column = 1; column <= width; column += 1) {
    const other = to.charCodeAt(column - 1);
    let cost = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1);
    cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    if (column > 1 && other === letterBefore && letter === to.charCodeAt(column - 2)) {
      cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
    }
    current[column] = cost;
    if (cost < best) best = cost;
  }
  return best;
}

/**
 * Edits (insert, delete, replace, swap of neighbours) from one word to another, or `limit + 1` when there are more.
 * With `prefix`, the fewest edits to any beginning of `to`: for a word that is still being typed.
 */
export function editDistance(from: string, to: string, limit: number, prefix = false): number {
  const tooFar = limit + 1;
  if (from.length > MAX_LENGTH || from.length - to.length > limit) return tooFar;
  if (!prefix && to.length - from.length > limit) return tooFar;
  const width = Math.min(to.length, from.length + limit, MAX_LENGTH);
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    if (fillRow(from, to, row, width) > limit) return tooFar;
    turn();
  }
  if (!prefix) return Math.min(previous[to.length] ?? tooFar, tooFar);
  let best = tooFar;
  for (let column = 0; column <= width; column += 1) best = Math.min(best, previous[column] ?? tooFar);
  return best;
}
