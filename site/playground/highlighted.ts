/** A part of code and its class (site/code/code-classes.ts), if any. */
export interface Piece {
  text: string;
  kind: 'g' | 'a' | 's' | 'n' | 'k' | undefined;
  /** Its offset. */
  at: number;
}

const PIECES =
  /(?<g><\/?[A-Z]\w*|\/>)|(?<s>'[^']*'|"[^"]*")|(?<k>\b(?:true|false|null)\b)|(?<n>-?\b\d+(?:\.\d+)?\b)|(?<a>\b[a-zA-Z]\w*(?=[=:]))/g;

/** Highlights the code of a playground: a component with props. */
export function highlighted(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) pieces.push({ text: code.slice(end, to), kind: undefined, at: end });
  };
  for (const match of code.matchAll(PIECES)) {
    plain(match.index);
    pieces.push({ text: match[0], kind: kindOf(match.groups ?? {}), at: match.index });
    end = match.index + match[0].length;
  }
  plain(code.length);
  return pieces;
}

function kindOf({ g, s, k, n }: Record<string, string | undefined>): Piece['kind'] {
  if (g !== undefined) return 'g';
  if (s !== undefined) return 's';
  if (k !== undefined) return 'k';
  return n === undefined ? 'a' : 'n';
}
