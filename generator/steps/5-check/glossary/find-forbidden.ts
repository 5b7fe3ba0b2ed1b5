import type { GlossaryTerm } from '../../../contract/glossary';

/** A forbidden word in a text. */
export interface FoundWord {
  offset: number;
  /** As written in the text. */
  found: string;
  term: GlossaryTerm;
}

/** Returns a function that finds the words of a text that a list of terms forbids, in order. */
export function forbiddenWords(terms: readonly GlossaryTerm[]): (text: string) => FoundWord[] {
  const searched = terms
    .filter(({ forbidden }) => forbidden.length > 0)
    .map((term) => ({
      term,
      forbidden: anyOf(term.forbidden),
      right: anyOf([term.word, ...(term.allowed ?? [])]),
    }));
  return (text) =>
    searched
      .flatMap(({ term, forbidden, right }) => {
        const found = [...text.matchAll(forbidden)];
        const spans = found.length > 0 ? [...text.matchAll(right)] : [];
        return found
          .filter((match) => !spans.some((span) => covers(span, match)))
          .map((match) => ({ offset: match.index, found: match[0], term }));
      })
      .sort((one, other) => one.offset - other.offset);
}

/** Longest first, because a shorter word with the same beginning would match instead. */
function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.map(wholeWord).join('|'), 'g');
}

/** A word must not be part of a longer Latin word; Chinese has no separators between words. */
function wholeWord(word: string): string {
  const before = /^\w/.test(word) ? '(?<!\\w)' : '';
  const after = /\w$/.test(word) ? '(?!\\w)' : '';
  return before + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + after;
}

function covers(span: RegExpExecArray, { index, 0: found }: RegExpExecArray): boolean {
  return span.index <= index && span.index + span[0].length >= index + found.length;
}
