import { type Answer, answer, type Found } from '../../generator/search/answer';
import { SearchIndex } from '../../generator/search/search-index';
import type { TextShard, TitleShard, WordShard } from '../../generator/search/shapes';

/**
 * A question, the page that has to be found, and what else deals with it: a path stands for all below it, a page
 * with an id for that place alone.
 */
export type Question = [question: string, expected: string, ...related: string[]];

/** A question in a reader's own words, and the places that answer it: each of them will do. */
export type OwnWordsQuestion = [question: string, ...right: string[]];

/** How well the questions are answered. */
export interface Quality {
  /** Share of questions whose expected page is among the first five. */
  recall: number;
  /** Share of the first three results that deal with the question. */
  precision: number;
  /** Questions without their page, and results that have nothing to do with the question. */
  faults: string[];
}

/** What can be found in a language, from its shards. */
export function indexOf(
  titles: TitleShard,
  texts: Record<string, TextShard>,
  words: WordShard = {},
): SearchIndex {
  const index = new SearchIndex();
  for (const _ of index.addTitles(titles));
  index.addWords(words);
  for (const [product, text] of Object.entries(texts)) for (const _ of index.addTexts(product, text));
  return index;
}

/** Asks all questions. */
export function measure(index: SearchIndex, questions: readonly Question[]): Quality {
  const faults: string[] = [];
  let recalled = 0;
  let related = 0;
  let shown = 0;
  for (const [question, expected, ...others] of questions) {
    const rows = shownRows(answer(index, question));
    if (rows.slice(0, 5).some((row) => placesOf(row).some((place) => isAt(place, expected)))) recalled += 1;
    else faults.push(`${question}: not ${expected} but ${rows.slice(0, 5).map(placeOf).join(' ')}`);
    const first = rows.slice(0, 3);
    const strange = first.filter(
      (row) => !placesOf(row).some((place) => [expected, ...others].some((one) => isBelow(place, one))),
    );
    shown += first.length;
    related += first.length - strange.length;
    faults.push(...strange.map((row) => `${question}: what is ${placeOf(row)} for?`));
  }
  return { recall: recalled / questions.length, precision: related / shown, faults };
}

/**
 * Asks questions in a reader's own words: the shares that have a right place among the first five results (`recall`) and as the
 * first one, and those that have none.
 */
export function measureOwnWords(
  index: SearchIndex,
  questions: readonly OwnWordsQuestion[],
): Pick<Quality, 'recall' | 'faults'> & { first: number } {
  let [first, recalled] = [0, 0];
  const faults: string[] = [];
  for (const [question, ...right] of questions) {
    const rows = shownRows(answer(index, question)).slice(0, 5);
    const at = rows.findIndex((row) => placesOf(row).some((place) => right.some((one) => isAt(place, one))));
    if (at === 0) first += 1;
    if (at >= 0) recalled += 1;
    else faults.push(`${question}: none of ${right.join(' ')} but ${rows.map(placeOf).join(' ')}`);
  }
  return { recall: recalled / questions.length, first: first / questions.length, faults };
}

/** Results in the order in which a reader sees them. */
function shownRows({ blocks }: Answer): Found[] {
  return blocks.flatMap(({ found }) => found);
}

function placesOf(row: Found): string[] {
  return [row, ...row.parts].map(placeOf);
}

function placeOf({ pathname, id }: Found): string {
  return id ? `${pathname}#${id}` : pathname;
}

function isAt(place: string, expected: string): boolean {
  return place === expected || place.startsWith(`${expected}#`);
}

function isBelow(place: string, path: string): boolean {
  return isAt(place, path) || place.startsWith(`${path}/`);
}
