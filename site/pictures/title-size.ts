/** The font sizes of a title: each has a class in the styles. */
export type TitleSize = 'large' | 'medium' | 'small' | 'tiny';

/** The maximum length of a title in letters of average width, by size. */
const LIMITS: readonly [TitleSize, number][] = [
  ['large', 22],
  ['medium', 40],
  ['small', 64],
];

/** The maximum length of the longest word, by size, because words are not broken. */
const WORD_LIMITS: Record<TitleSize, number> = {
  large: 15,
  medium: 19,
  small: 23,
  tiny: Number.POSITIVE_INFINITY,
};

/** A Chinese character is about as wide as two letters. */
const WIDE = /\p{Script=Han}/u;

/** Possible line breaks. */
const DIVIDED = /[\s\u200B\-/\p{Script=Han}]+/u;

/** The largest size in which a title fits in three lines; `share` is the share of the column width. */
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

/** Adds line break opportunities between the words of a long code name. */
export function breakable(title: string): string {
  return title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '\u200B');
}
