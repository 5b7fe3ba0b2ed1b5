/** A word of JSON, and its offset. `kind` is the sign itself for braces, brackets, colon and comma. */
export interface JsonToken {
  kind: 'string' | 'value' | '{' | '}' | '[' | ']' | ':' | ',' | 'end' | 'unknown';
  text: string;
  offset: number;
}

const TOKEN =
  /[ \t\r\n]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\]:,]))/y;

/** The tokens of a JSON text. The last is `end`, or `unknown` where it stops being JSON. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (;;) {
    TOKEN.lastIndex = end;
    const match = TOKEN.exec(text);
    if (!match) return [...tokens, lastToken(text, end)];
    end = TOKEN.lastIndex;
    tokens.push(tokenOf(match, end));
  }
}

function tokenOf([, string, value, sign]: RegExpExecArray, end: number): JsonToken {
  const text = string ?? value ?? sign ?? '';
  return { kind: string ? 'string' : value ? 'value' : signOf(text), text, offset: end - text.length };
}

/** White space is what JSON calls so: a byte order mark is none. */
function lastToken(text: string, end: number): JsonToken {
  const offset = end + text.slice(end).search(/[^ \t\r\n]|$/);
  return { kind: offset === text.length ? 'end' : 'unknown', text: text.charAt(offset), offset };
}

function signOf(text: string): JsonToken['kind'] {
  switch (text) {
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',':
      return text;
    default:
      return 'unknown';
  }
}
