/** The number of lines that are shown before and after that of an error. */
const AROUND = 2;

/** A line of a code frame: `12 | const rows = [];`. */
export interface FrameLine {
  text: string;
  isFaulty: boolean;
}

/**
 * The lines around an error, numbered, with a caret below if the column is known. Empty for a line that does
 * not exist.
 */
export function codeFrame(
  code: string,
  { line, column }: { line: number; column?: number | undefined },
): FrameLine[] {
  const lines = code.split('\n');
  if (line < 1 || line > lines.length) return [];
  const [first, last] = [Math.max(1, line - AROUND), Math.min(lines.length, line + AROUND)];
  const width = String(last).length;
  const shown: FrameLine[] = [];
  for (let number = first; number <= last; number += 1) {
    const isFaulty = number === line;
    shown.push({ text: `${String(number).padStart(width)} | ${lines[number - 1] ?? ''}`, isFaulty });
    if (isFaulty && column !== undefined)
      shown.push({ text: `${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^`, isFaulty });
  }
  return shown;
}
