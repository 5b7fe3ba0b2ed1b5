import { pairsOf, partsOf, runsOf, stemOf } from './terms';

/** A part of a text; marked parts match the query. */
export type MarkedText = [text: string, isMarked?: true][];

/** The text without its marks. */
export function unmarked(text: MarkedText): string {
  return text.map(([piece]) => piece).join('');
}

/** The words to mark: words as typed, and terms that matched them. */
export interface Asked {
  words: readonly string[];
  terms: readonly string[];
}

/** Splits a text at the words of a query; only the typed part of a longer word is marked. */
export function markText(text: string, asked: Asked): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const [from, to] of rangesIn(text, asked)) {
    if (from > end) pieces.push([text.slice(end, from)]);
    pieces.push([text.slice(Math.max(from, end), to), true]);
    end = to;
  }
  if (end < text.length) pieces.push([text.slice(end)]);
  return pieces;
}

/** The ranges of a text that match the query, in order, without overlaps. */
export function rangesIn(text: string, asked: Asked): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  let at = 0;
  for (const run of runsOf(text)) {
    const from = text.indexOf(run.text, at);
    if (from < 0) continue;
    at = from + run.text.length;
    const found = run.isUnspaced ? pairRanges(run.text, asked) : wordRanges(run.text, asked);
    for (const [start, stop] of found) join(ranges, from + start, from + stop);
  }
  return ranges;
}

function join(ranges: [number, number][], from: number, to: number): void {
  const last = ranges.at(-1);
  if (last && from <= last[1]) last[1] = Math.max(last[1], to);
  else ranges.push([from, to]);
}

/** Adjacent pairs of letters become one mark. */
function pairRanges(run: string, { words }: Asked): [number, number][] {
  const asked = new Set(words.flatMap((word) => runsOf(word)).flatMap(({ text }) => pairsOf(text)));
  const letters = [...run];
  let at = 0;
  return letters.flatMap((letter, place): [number, number][] => {
    const from = at;
    at += letter.length;
    const next = letters[place + 1] ?? '';
    if (asked.has(letter + next)) return [[from, at + next.length]];
    return asked.has(letter) ? [[from, at]] : [];
  });
}

/** The matching parts of a compound word. */
function wordRanges(word: string, asked: Asked): [number, number][] {
  const whole = markedLength(word.toLowerCase(), asked);
  if (whole > 0) return [[0, whole]];
  const ranges: [number, number][] = [];
  let at = 0;
  for (const part of partsOf(word)) {
    const from = word.toLowerCase().indexOf(part, at);
    if (from < 0) continue;
    at = from + part.length;
    const length = markedLength(part, asked);
    if (length > 0) ranges.push([from, from + length]);
  }
  return ranges;
}

/**
 * The length of the mark at the beginning of a word: the typed part, its stem, or the whole word if the
 * spelling differs.
 */
function markedLength(word: string, { words, terms }: Asked): number {
  const stem = stemOf(word);
  for (const asked of words) {
    for (const typed of [asked.toLowerCase(), ...partsOf(asked)]) {
      if (word === typed) return word.length;
      if (typed.length > 1 && word.startsWith(typed)) return typed.length;
      if (stem.length > 2 && stemOf(typed) === stem) return word.length;
    }
  }
  return word.length > 3 && terms.includes(word) ? word.length : 0;
}
