import type { Place, Source } from '../../model';

/** The line and column, from 1, of offsets in a source, whose lines are counted once. */
export function placesIn({ file, text }: Source): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = lineOf(offset, starts);
    return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** `data/site.ts:3:8`, as editors and terminals understand it. */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Index of the last line that starts at or before the offset. */
function lineOf(offset: number, starts: number[]): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
