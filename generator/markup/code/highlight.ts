import { escapeHtml } from './escape-html';
import { grammars, lezerRanges } from './lezer-ranges';
import { patternLanguages, patternRanges } from './pattern-ranges';
import { rangesToHtml } from './ranges-to-html';

/** Code as HTML with the classes of code-classes; an unknown language is not highlighted. */
export function highlight(code: string, language: string): string {
  const grammar = grammars[language];
  if (grammar) return rangesToHtml(code, lezerRanges(code, grammar));
  const pattern = patternLanguages[language];
  return pattern ? rangesToHtml(code, patternRanges(code, pattern)) : escapeHtml(code);
}

/**
 * Highlights a piece of JSX, such as a demo's preview, inside a fragment: several adjacent elements are not a
 * module.
 */
export function highlightJsx(code: string): string {
  const [before, after] = ['<>', '</>'];
  const { tsx } = grammars;
  if (!tsx) return escapeHtml(code);
  const ranges = lezerRanges(before + code + after, tsx)
    .map(({ from, to, is }) => ({ from: from - before.length, to: to - before.length, is }))
    .filter(({ from, to }) => from >= 0 && to <= code.length);
  return rangesToHtml(code, ranges);
}
