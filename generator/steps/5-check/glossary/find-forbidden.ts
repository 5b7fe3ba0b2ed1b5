import type { GlossaryTerm } from '../../../contract/glossary';

/** A forbidden word in a text. */
export interface FoundWord {
  offset: number;
  /** As it stands there. */
  found: string;
  term: GlossaryTerm;
}

/** Gives a function that finds the words of a text which a list of terms forbids, in the order of the text. */
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

/** The longest first: of two words that begin alike, the shorter would hide the longer. */
function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.map(wholeWord).join('|'), 'g');
}

/** Letters of the Latin alphabet around a word make it another one; Chinese has nothing between words. */
function wholeWord(word: string): string {
  const before = /^\w/.test(word) ? '(?<!\\w)' : '';
  const after = /\w$/.test(word) ? '(?!\\w)' : '';
  return before + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + after;
}

function covers(span: RegExpExecArray, { index, 0: found }: RegExpExecArray): boolean {
  return span.index <= index && span.index + span[0].length >= index + found.length;
}
