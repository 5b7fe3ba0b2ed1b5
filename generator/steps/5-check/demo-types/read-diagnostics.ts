/** One thing that the compiler found. */
export interface Diagnostic {
  /** As the compiler writes it: relative to the folder it ran in. */
  file: string;
  line: number;
  column: number;
  /** `TS2322`. */
  code: string;
  /** What does not fit, and the innermost reason; the types between them help nobody. */
  text: string;
}

const FIRST_LINE = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** Reads what `tsc --pretty false` printed: a line a mistake, its reasons indented below, the innermost last. */
export function readDiagnostics(output: string): Diagnostic[] {
  const found: (Diagnostic & { reasons: string[] })[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, row, column, code, text] = FIRST_LINE.exec(line) ?? [];
    if (file && code && text) {
      found.push({ file, line: Number(row), column: Number(column), code, text, reasons: [] });
    } else if (line.startsWith('  ')) found.at(-1)?.reasons.push(line.trim());
  }
  return found.map(({ reasons, ...diagnostic }) => ({
    ...diagnostic,
    text: sentence(diagnostic.text, reasons),
  }));
}

function sentence(text: string, reasons: string[]): string {
  return [text, ...reasons.slice(-1)].map((part) => part.replace(/\.$/, '')).join('. ');
}

/** Imports and exports of types that do not say `type`: numbered as syntax, found with the types. */
const TYPES_AS_VALUES = new Set(['TS1205', 'TS1484', 'TS1485']);

/** Codes of the parser: 1000 to 1999, and 17000 to 17099 for what it says of JSX. */
export function isSyntactic({ code }: Pick<Diagnostic, 'code'>): boolean {
  return /^TS(1\d{3}|170\d{2})$/.test(code) && !TYPES_AS_VALUES.has(code);
}
