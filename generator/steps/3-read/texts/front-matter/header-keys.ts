/** Keys with a text. */
const textKeys = [
  'title',
  'description',
  'productId',
  'packageName',
  'githubLabel',
  'waiAria',
  'materialDesign',
  'githubSource',
  'cardTitle',
  'cardDescription',
] as const;

/** A key whose value is a text. */
export type TextKey = (typeof textKeys)[number];

/** Keys with a list of names. */
const namesKeys = ['components', 'hooks'] as const;

/** A key whose value is a list of names. */
export type NamesKey = (typeof namesKeys)[number];

/**
 * Keys that the reference site understands and that say nothing here, so that its pages can be brought
 * along unchanged (RULES §10).
 */
const silentKeys = ['product', 'filename', 'unstyled', 'card', 'slug', 'image', 'tags', 'authors', 'date'];

/** Every key that may stand in front matter. */
export const knownKeys: readonly string[] = [...textKeys, ...namesKeys, ...silentKeys];

/** Is this a key whose value is a text? */
export function isTextKey(key: string): key is TextKey {
  return textKeys.some((known) => known === key);
}

/** Is this a key whose value is a list of names? */
export function isNamesKey(key: string): key is NamesKey {
  return namesKeys.some((known) => known === key);
}
