import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { CodeFault } from '../demos/parse-code';

/** Returns the first fault of a piece of code, if any. */
export type FindFault = (code: string) => Promise<CodeFault | undefined>;

/** JSON of configuration files: with comments and trailing commas. */
export const jsonFault: FindFault = async (code) => {
  const errors: ParseError[] = [];
  parse(code, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (!first) return undefined;
  const before = code.slice(0, first.offset).split('\n');
  return {
    code: printParseErrorCode(first.error),
    text: 'this is no JSON',
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
};

/** `<path>` is a placeholder for readers; a shell would read it as a redirection. */
const PLACEHOLDER = /<[a-z][\w -]*>/gi;

const known = new Map<string, Promise<CodeFault | undefined>>();

/** Checks shell commands. Results are cached, because many pages have the same commands. */
export const bashFault: FindFault = (code) => {
  const found = known.get(code) ?? parseBash(code);
  known.set(code, found);
  return found;
};

async function parseBash(code: string): Promise<CodeFault | undefined> {
  const shell = await import('sh-syntax');
  try {
    await shell.parse(code.replace(PLACEHOLDER, (written) => 'x'.repeat(written.length)));
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || !('Pos' in error)) throw error;
    return { code: 'bash', text: error.message.replace(/^\S*\d+:\d+: /, ''), ...placeOf(error.Pos) };
  }
}

function placeOf(at: unknown): { line: number; column: number } {
  const isPlace = typeof at === 'object' && at !== null && 'Line' in at && 'Col' in at;
  return isPlace ? { line: Number(at.Line), column: Number(at.Col) } : { line: 1, column: 1 };
}
