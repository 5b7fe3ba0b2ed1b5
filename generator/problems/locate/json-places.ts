import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { tooDeepAt } from './nesting';

/** The offsets of keys of a JSON text, and of its first syntax error. */
export interface JsonPlaces {
  /** Offsets by `keyOf(path)`; several for a repeated key. */
  keys: Map<string, number[]>;
  /** The syntax error. `JSON.parse` is not used for it: it gives no place for some errors, and its messages vary by version. */
  error?: { offset: number; expected: string; found: string };
  /** The offset at which it is nested too deeply. */
  deep?: number;
}

/** A JSON path as one string; keys may hold dots and slashes, never this separator. */
export function keyOf(path: readonly string[]): string {
  return path.join('\u0000');
}

/** Reads a JSON text up to its first error. Strict like `JSON.parse`: no comments and no trailing commas. */
export function readJson(text: string): JsonPlaces {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return { keys: new Map(), deep };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const keys = new Map<string, number[]>();
  if (root) addKeys(root, [], keys);
  const [error] = errors;
  if (!error) return { keys };
  const found = foundText(text.slice(error.offset, error.offset + error.length));
  return { keys, error: { offset: error.offset, expected: expectedText(errors), found } };
}

function addKeys({ type, children = [] }: Node, path: readonly string[], keys: JsonPlaces['keys']): void {
  for (const child of children) {
    const [key, value] = type === 'object' ? (child.children ?? []) : [undefined, child];
    const here = key ? [...path, String(key.value)] : path;
    if (key) keys.set(keyOf(here), [...(keys.get(keyOf(here)) ?? []), key.offset]);
    if (value) addKeys(value, here, keys);
  }
}

/** Expected tokens in words, by the names of the parser's errors. */
const EXPECTED: Partial<Record<string, string>> = {
  PropertyNameExpected: 'text in double quotes',
  ValueExpected: 'a value',
  ColonExpected: "':'",
  CommaExpected: "','",
  CloseBraceExpected: "',' or '}'",
  CloseBracketExpected: "',' or ']'",
  EndOfFileExpected: 'the end of the file',
  UnexpectedEndOfString: 'a quote at the end of the text',
};

function expectedText(errors: readonly ParseError[]): string {
  return errors.map(({ error }) => EXPECTED[printParseErrorCode(error)]).find(Boolean) ?? 'a value';
}

/** An unclosed quote may take the rest of a line: its beginning is enough to know it by. */
const MOST_SIGNS = 24;

function foundText(found: string): string {
  if (found === '') return 'the end of the file';
  if (found === '\uFEFF') return 'a byte order mark';
  return found.length > MOST_SIGNS ? `'${found.slice(0, MOST_SIGNS)}…'` : `'${found}'`;
}
