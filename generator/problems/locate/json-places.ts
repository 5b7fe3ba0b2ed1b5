import { type JsonToken, jsonTokens } from './json-tokens';

/** Where the keys of a JSON text stand, and where it stops being JSON. */
export interface JsonPlaces {
  /** Offsets by `keyOf(path)`: more than one when a key is said twice. */
  keys: Map<string, number[]>;
  /** `JSON.parse` names no place for some mistakes, and says others differently from version to version. */
  error?: { offset: number; expected: string; found: string };
}

/** A JSON path as one string; keys may hold dots and slashes, never this separator. */
export function keyOf(path: readonly string[]): string {
  return path.join('\u0000');
}

/** Reads a JSON text as far as it is JSON. */
export function readJson(text: string): JsonPlaces {
  const reader = { tokens: jsonTokens(text), at: 0, keys: new Map<string, number[]>() };
  try {
    readValue(reader, []);
    take(reader, ['end']);
    return { keys: reader.keys };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { keys: reader.keys, error: { offset: error.token.offset, ...error.words } };
  }
}

interface Reader {
  tokens: JsonToken[];
  at: number;
  keys: Map<string, number[]>;
}

class NotJson extends Error {
  readonly token: JsonToken;
  readonly words: { expected: string; found: string };

  constructor(token: JsonToken, expected: readonly JsonToken['kind'][]) {
    super();
    this.token = token;
    this.words = {
      expected: expected.map(nameOf).join(' or '),
      found: foundText(token),
    };
  }
}

function readValue(reader: Reader, path: string[]): void {
  const { kind } = take(reader, ['{', '[', 'string', 'value']);
  if (kind === '{') readMembers(reader, path);
  if (kind === '[') readItems(reader, path);
}

function readMembers(reader: Reader, path: string[]): void {
  let next = take(reader, ['string', '}']);
  while (next.kind === 'string') {
    const member = [...path, String(JSON.parse(next.text))];
    const known = reader.keys.get(keyOf(member)) ?? [];
    reader.keys.set(keyOf(member), [...known, next.offset]);
    take(reader, [':']);
    readValue(reader, member);
    next = take(reader, [',', '}']);
    if (next.kind === ',') next = take(reader, ['string']);
  }
}

function readItems(reader: Reader, path: string[]): void {
  if (reader.tokens[reader.at]?.kind === ']') {
    reader.at += 1;
    return;
  }
  do readValue(reader, path);
  while (take(reader, [',', ']']).kind === ',');
}

function take(reader: Reader, kinds: readonly JsonToken['kind'][]): JsonToken {
  const token = reader.tokens[reader.at] ?? { kind: 'end', text: '', offset: 0 };
  if (!kinds.includes(token.kind)) throw new NotJson(token, kinds);
  reader.at += 1;
  return token;
}

function nameOf(kind: JsonToken['kind']): string {
  if (kind === 'string') return 'text in double quotes';
  if (kind === 'value') return 'a value';
  return kind === 'end' ? 'the end of the file' : `'${kind}'`;
}

function foundText({ kind, text }: JsonToken): string {
  if (kind === 'end') return 'the end of the file';
  return text === '\uFEFF' ? 'a byte order mark' : `'${text}'`;
}
