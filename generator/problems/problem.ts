import type { Place, Problem } from '../model';

/** What a problem says: what happened and why it matters, then what to do. */
export interface Words {
  message: string;
  hint: string;
}

/** A mistake that must be mended before anything is built. */
export function error(code: string, words: Words, place?: Place): Problem {
  return { code, severity: 'error', ...visible(words), ...(place && { place }) };
}

/** A mistake that readers can live with for a while; `--strict` makes it an error. */
export function warning(code: string, words: Words, place?: Place): Problem {
  return { code, severity: 'warning', ...visible(words), ...(place && { place }) };
}

/** Characters that no terminal shows, and some that would command it: all but line breaks and tabs. */
const INVISIBLE = /[^\P{C}\n\t\u200c\u200d]/gu;

/** Names and texts of a site may hold anything; in a message it can be seen. */
function visible({ message, hint }: Words): Words {
  return { message: message.replace(INVISIBLE, escaped), hint: hint.replace(INVISIBLE, escaped) };
}

function escaped(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
