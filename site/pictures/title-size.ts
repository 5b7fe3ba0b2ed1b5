/** Sizes of a title: the rules of pictures have a class for each. */
export type TitleSize = 'large' | 'medium' | 'small' | 'tiny';

/** How many letters of middle width a title may have at most, by its size. */
const LIMITS: readonly [TitleSize, number][] = [
  ['large', 22],
  ['medium', 40],
  ['small', 64],
];

/** How many letters the longest word may have, by the size of the title: what nothing divides stays whole. */
const WORD_LIMITS: Record<TitleSize, number> = {
  large: 15,
  medium: 19,
  small: 23,
  tiny: Number.POSITIVE_INFINITY,
};

/** A Chinese character is about as wide as two letters. */
const WIDE = /\p{Script=Han}/u;

/** Where a line may end. */
const DIVIDED = /[\s\u200B\-/\p{Script=Han}]+/u;

/** The size in which a title fits its place in three lines; `share` is how much of the whole column there is. */
export function titleSize(title: string, share = 1): TitleSize {
  const width = [...title].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
  const longest = Math.max(
    ...breakable(title)
      .split(DIVIDED)
      .map((word) => word.length),
  );
  const fits = ([size, limit]: (typeof LIMITS)[number]) =>
    width <= limit * share && longest <= WORD_LIMITS[size] * share;
  return LIMITS.find(fits)?.[0] ?? 'tiny';
}

/** Where a long name of code may break: between its words, which nothing else divides. */
export function breakable(title: string): string {
  return title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '\u200B');
}
