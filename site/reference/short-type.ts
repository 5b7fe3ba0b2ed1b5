/** Shorter types are not shortened. */
const READABLE = 60;

/** The short form of a long type; undefined for a short one. */
export function shortType(text: string): string | undefined {
  if (text.length <= READABLE) return undefined;
  return shortFunction(text) ?? `${text.slice(0, READABLE - 8).trimEnd()}…`;
}

/**
 * `(params: GridCellParams, event: MuiEvent) => void` → `(params, event) => void`; undefined for other types.
 */
export function shortFunction(text: string): string | undefined {
  const inner = /^\((\(.*)\)$/s.exec(text)?.[1] ?? text;
  const end = closing(inner);
  const returned = /^\s*=>\s*(.*)$/s.exec(inner.slice(end + 1))?.[1];
  if (end < 0 || returned === undefined) return undefined;
  const names = splitTop(inner.slice(1, end)).map(
    (parameter) => /^[\w$.]+\??/.exec(parameter.trim())?.[0] ?? '…',
  );
  return `(${names.join(', ')}) => ${returned.length > 32 ? '…' : returned}`;
}

/** The index of the bracket that closes the first character; -1 without one. */
function closing(text: string): number {
  if (!text.startsWith('(')) return -1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += deeper(text, at);
    if (depth === 0) return at;
  }
  return -1;
}

/** Splits at commas outside of brackets. */
function splitTop(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += deeper(text, at);
    if (depth > 0 || text[at] !== ',') continue;
    parts.push(text.slice(begin, at));
    begin = at + 1;
  }
  return [...parts, text.slice(begin)].filter((part) => part.trim() !== '');
}

/** The `>` of an arrow is not a bracket. */
function deeper(text: string, at: number): number {
  const sign = text[at] ?? '';
  if ('([{<'.includes(sign)) return 1;
  return ')]}'.includes(sign) || (sign === '>' && text[at - 1] !== '=') ? -1 : 0;
}
