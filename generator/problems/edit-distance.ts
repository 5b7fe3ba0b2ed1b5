/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to make `a`
 * into `b` (Damerau-Levenshtein, optimal string alignment). Gives up with `limit + 1` beyond it.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, above] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow({ a, b, row, above, before });
    if (Math.min(...current) > limit) return limit + 1;
    [before, above] = [above, current];
  }
  return above[b.length] ?? 0;
}

interface Row {
  a: string;
  b: string;
  row: number;
  /** The row above, and the one above that. */
  above: number[];
  before: number[];
}

function nextRow({ a, b, row, above, before }: Row): number[] {
  const current = [row];
  for (let column = 1; column <= b.length; column += 1) {
    const replaced = at(above, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
    const swapped = isSwap(a, b, [row, column]) ? at(before, column - 2) + 1 : Infinity;
    current.push(Math.min(at(above, column) + 1, at(current, column - 1) + 1, replaced, swapped));
  }
  return current;
}

function isSwap(a: string, b: string, [row, column]: [number, number]): boolean {
  return row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
}

function at(row: number[], column: number): number {
  return row[column] ?? Infinity;
}
