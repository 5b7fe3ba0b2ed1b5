/** A word or an inline box, in px. */
export interface LinePiece {
  width: number;
  height: number;
  /** The space before it on its line. */
  space: number;
  /** The text says that a line begins here. */
  beginsLine?: boolean;
}

/** Breaks pieces into lines of a width. */
export function intoLines(pieces: readonly LinePiece[], room: number): LinePiece[][] {
  const lines: LinePiece[][] = [];
  let taken = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    taken += piece.space + piece.width;
    // Half a pixel for rounding of text widths.
    if (line && !piece.beginsLine && taken <= room + 0.5) line.push(piece);
    else {
      lines.push([piece]);
      taken = piece.width;
    }
  }
  return lines;
}

/**
 * The height of lines: each as high as its highest piece, at least `least`, with `gap` between two of them.
 */
export function heightOfLines(lines: readonly LinePiece[][], least: number, gap = 0): number {
  const heights = lines.map((line) => Math.max(least, ...line.map(({ height }) => height)));
  return heights.reduce((sum, height) => sum + height, gap * Math.max(0, lines.length - 1));
}

/** Words between which a line may break: Chinese characters are single words. */
export function wordsOf(text: string): string[] {
  return text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+/g) ?? [];
}
