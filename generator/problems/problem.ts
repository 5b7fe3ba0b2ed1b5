import type { Place, Problem } from '../model';

/** The texts of a problem: what happened and why it matters, then what to do. */
export interface Words {
  message: string;
  hint: string;
}

/** A problem that must be fixed before the site can be built. */
export function error(code: string, words: Words, place?: Place): Problem {
  return { code, severity: 'error', ...visible(words), ...(place && { place }) };
}

/** A less severe problem; `--strict` treats it as an error. */
export function warning(code: string, words: Words, place?: Place): Problem {
  return { code, severity: 'warning', ...visible(words), ...(place && { place }) };
}

/** Invisible and control characters except line breaks and tabs. */
const INVISIBLE = /[^\P{C}\n\t\u200c\u200d]/gu;

/** Escapes invisible characters: names and texts of a site may contain any character. */
function visible({ message, hint }: Words): Words {
  return { message: message.replace(INVISIBLE, escaped), hint: hint.replace(INVISIBLE, escaped) };
}

function escaped(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
