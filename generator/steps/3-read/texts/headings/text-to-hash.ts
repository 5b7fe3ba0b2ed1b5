/**
 * The id of a heading, from its plain text: lower-case; `=>`, `<`, ` />`, apostrophes and emoji are removed;
 * every other run of punctuation and spaces becomes a dash, except at the ends (RULES §10). Letters of all
 * scripts are kept, and `&` and `>` are punctuation, both unlike the reference.
 */
export function textToHash(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/=>|<| \/>|['\u2018\u2019]/g, '')
    .replace(/\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\u200D|\uFE0E|\uFE0F|\u20E3/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words || 'section';
}
