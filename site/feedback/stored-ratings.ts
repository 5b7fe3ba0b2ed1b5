import type { SafeStorage } from '../support/storage';
import type { Rating } from './feedback-state';

/** The key of ratings, and the id of this reader for the service (RULES §3.3). */
export const RATINGS_KEY = 'feedback';
export const ID_KEY = 'feedbackId';

/** The maximum number of stored ratings, the latest last. */
const MOST_PAGES = 200;

/** The ratings of pages. Other code can write to storage, so invalid ratings are ignored. */
export function readRatings(stored: string | null): Map<string, Rating> {
  const entries = Object.entries(parse(stored)).filter(
    (entry): entry is [string, Rating] => entry[0].startsWith('/') && isRating(entry[1]),
  );
  return new Map(entries.slice(-MOST_PAGES));
}

/** Stores a rating. */
export function storeRating(storage: SafeStorage, page: string, rating: Rating): void {
  const ratings = readRatings(storage.read(RATINGS_KEY));
  ratings.delete(page);
  ratings.set(page, rating);
  storage.write(RATINGS_KEY, JSON.stringify(Object.fromEntries([...ratings].slice(-MOST_PAGES))));
}

/** The random id of this reader, created when there is none. */
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
