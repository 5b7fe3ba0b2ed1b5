import type { Problem } from '../../model';
import { placeText } from '../locate/place-at';

/** One problem as plain text: what and where in the first line, then message, code and hint below it. */
export function formatProblem({ code, severity, message, hint, place, frame }: Problem): string {
  const title = [severity, code, ...(place ? [placeText(place)] : [])].join(' ');
  const parts = [title, indent(message), ...(frame ? [indent(frame)] : []), indent(hint)];
  return parts.join('\n');
}

/** Indents every line that is not empty by two columns. */
export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
