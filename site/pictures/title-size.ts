/** Sizes of a title: the rules of pictures have a class for each. */
export type TitleSize = 'large' | 'medium' | 'small' | 'tiny';

/** How many letters of middle width a title may have at most, by its size. */
const LIMITS: readonly [TitleSize, number][] = [
  ['large', 22],
  ['medium', 40],
  ['small', 64],
];

/** A Chinese character is about as wide as two letters. */
const WIDE = /\p{Script=Han}/u;

/** The size in which a title fits its place in three lines; `share` is how much of the whole column there is. */
export function titleSize(title: string, share = 1): TitleSize {
  const width = [...title].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
  return LIMITS.find(([, limit]) => width <= limit * share)?.[0] ?? 'tiny';
}

/** Where a long name of code may break: between its words, which nothing else divides. */
export function breakable(title: string): string {
  return title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '\u200B');
}
