/** A word or a box that stands on a line with others, in px. */
export interface LinePiece {
  width: number;
  height: number;
  /** What separates it from the one before it on its line. */
  space: number;
}

/** Puts one piece after the other, and goes to the next line where there is no room left. */
export function intoLines(pieces: readonly LinePiece[], room: number): LinePiece[][] {
  const lines: LinePiece[][] = [];
  let taken = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    taken += piece.space + piece.width;
    // Half a pixel: sizes of text are sums of roundings.
    if (line && taken <= room + 0.5) line.push(piece);
    else {
      lines.push([piece]);
      taken = piece.width;
    }
  }
  return lines;
}

/** How high lines are: each as its highest piece, `least` at least, with `gap` between two of them. */
export function heightOfLines(lines: readonly LinePiece[][], least: number, gap = 0): number {
  const heights = lines.map((line) => Math.max(least, ...line.map(({ height }) => height)));
  return heights.reduce((sum, height) => sum + height, gap * Math.max(0, lines.length - 1));
}

/** Words between which a line may break: those of Chinese are single signs. */
export function wordsOf(text: string): string[] {
  return text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+/g) ?? [];
}
