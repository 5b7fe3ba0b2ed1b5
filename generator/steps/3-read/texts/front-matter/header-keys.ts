import * as v from 'valibot';
import { writtenHeaders } from '../../../../schema/headers';

const { components, hooks, ...texts } = writtenHeaders.entries;

/** A key whose value is a text. */
export type TextKey = keyof typeof texts;

/** A key whose value is a list of names. */
export type NamesKey = 'components' | 'hooks';

/**
 * Keys of the reference site that are ignored here, so that its pages can be used unchanged (RULES §10).
 */
const ignoredKeys = ['product', 'filename', 'unstyled', 'card', 'slug', 'image', 'tags', 'authors', 'date'];

/** All keys that are valid in front matter. */
export const knownKeys: readonly string[] = [
  ...Object.keys(texts),
  ...Object.keys({ components, hooks } satisfies Record<NamesKey, unknown>),
  ...ignoredKeys,
];

/** Whether the value of a key is a text. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(texts, key);
}

/** Whether the value of a key is a list of names. */
export function isNamesKey(key: string): key is NamesKey {
  return key === 'components' || key === 'hooks';
}

/** The expected form of a key's text, if it is invalid; an empty text counts as missing. */
export function wrongText(key: TextKey, value: string): string | undefined {
  if (value === '') return undefined;
  return v.safeParse(texts[key], value).issues?.[0].message;
}
