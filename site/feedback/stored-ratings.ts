import type { SafeStorage } from '../support/storage';
import type { Rating } from './feedback-state';

/** Where ratings are kept, and the id under which the receiver knows this reader (RULES §3.3). */
export const RATINGS_KEY = 'feedback';
export const ID_KEY = 'feedbackId';

/** Of so many pages the rating is remembered, the latest last. */
const MOST_PAGES = 200;

/** What a reader thought of pages. Storage is open to everyone: what is no rating is not there. */
export function readRatings(stored: string | null): Map<string, Rating> {
  const entries = Object.entries(parse(stored)).filter(
    (entry): entry is [string, Rating] => entry[0].startsWith('/') && isRating(entry[1]),
  );
  return new Map(entries.slice(-MOST_PAGES));
}

/** Remembers one rating more. */
export function storeRating(storage: SafeStorage, page: string, rating: Rating): void {
  const ratings = readRatings(storage.read(RATINGS_KEY));
  ratings.delete(page);
  ratings.set(page, rating);
  storage.write(RATINGS_KEY, JSON.stringify(Object.fromEntries([...ratings].slice(-MOST_PAGES))));
}

/** The id of this reader, made when there is none: it says nothing about them. */
export function readerId(storage: SafeStorage, newId: () => string): string {
  const stored = storage.read(ID_KEY);
  if (stored !== null && /^[\w-]{8,64}$/.test(stored)) return stored;
  const id = newId();
  storage.write(ID_KEY, id);
  return id;
}

function parse(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isRating(value: unknown): value is Rating {
  return value === 'up' || value === 'down';
}
