import { posix } from 'node:path';

/** Extensions that are kept as written; any other dot is part of the name (RULES §5). */
const WRITTEN = /\.(js|jsx|ts|tsx|css|json)$/;

/** Extensions tried for a name without one, by the language of the demo. */
const tried = {
  TS: ['.ts', '.tsx', '.js', '.jsx'],
  JS: ['.js', '.jsx', '.ts', '.tsx'],
};

/**
 * The files that a relative import may resolve to, in order of preference. `from` and the result are
 * root-relative.
 */
export function moduleCandidates(specifier: string, from: string, language: 'TS' | 'JS'): string[] {
  const path = posix.join(posix.dirname(from), specifier);
  return WRITTEN.test(path) ? [path] : tried[language].map((ending) => path + ending);
}
