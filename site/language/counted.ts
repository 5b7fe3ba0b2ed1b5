import type { WordKey } from './dictionaries';
import type { Translate } from './translate';

/** A text with a number that has another one, with the suffix `One`, for a single thing. */
type CountKey = { [Key in WordKey]: `${Key}One` extends WordKey ? Key : never }[WordKey];

/** The key of the text about a number of things. */
export function countKey<Key extends CountKey>(key: Key, count: number): Key | `${Key}One` {
  return count === 1 ? `${key}One` : key;
}

/** The text about a number of things. */
export function counted(t: Translate, key: CountKey, count: number): string {
  return t(countKey(key, count), { count: String(count) });
}
