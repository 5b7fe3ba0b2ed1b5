/** A message of the compiler. */
export interface Diagnostic {
  /** As the compiler prints it: relative to its working folder. */
  file: string;
  line: number;
  column: number;
  /** `TS2322`. */
  code: string;
  /** The error and its innermost reason; the types between them do not help. */
  text: string;
}

const FIRST_LINE = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/**
 * Parses the output of `tsc --pretty false`: one line for each error, followed by its reasons, indented,
 * innermost last.
 */
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

/** Imports and exports of types without `type`: numbered as syntax errors, but found by the type checker. */
const TYPES_AS_VALUES = new Set(['TS1205', 'TS1484', 'TS1485']);

/** Error codes of the parser: 1000 to 1999, and 17000 to 17099 for JSX. */
export function isSyntactic({ code }: Pick<Diagnostic, 'code'>): boolean {
  return /^TS(1\d{3}|170\d{2})$/.test(code) && !TYPES_AS_VALUES.has(code);
}
