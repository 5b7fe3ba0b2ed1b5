/** The limit of nesting: deeper data is a mistake, and recursive code could exhaust the stack. */
export const MOST_LEVELS = 64;

const STRING_OR_BRACKET = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** Offset of the bracket of a JSON text that opens one level too many; undefined when none does. */
export function tooDeepAt(json: string): number | undefined {
  let level = 0;
  for (const { 0: sign, index } of json.matchAll(STRING_OR_BRACKET)) {
    if (sign === '[' || sign === '{') level += 1;
    if (sign === ']' || sign === '}') level -= 1;
    if (level > MOST_LEVELS) return index;
  }
  return undefined;
}
