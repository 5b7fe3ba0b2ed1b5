import type { Place, Problem } from '../model';

/** What a problem says: what happened and why it matters, then what to do. */
export interface Words {
  message: string;
  hint: string;
}

/** A mistake that must be mended before anything is built. */
export function error(code: string, words: Words, place?: Place): Problem {
  return { code, severity: 'error', ...words, ...(place && { place }) };
}

/** A mistake that readers can live with for a while; `--strict` makes it an error. */
export function warning(code: string, words: Words, place?: Place): Problem {
  return { code, severity: 'warning', ...words, ...(place && { place }) };
}
