import type { SafeStorage } from '../support/storage';

/** The storage key of recent queries. */
export const RECENT_KEY = 'recent-searches';

const MOST = 5;
const LONGEST = 80;

/**
 * Recent successful queries, the latest first. Other code can write to storage, so invalid values are
 * ignored.
 */
export function readRecent(storage: SafeStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read(RECENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQuestion).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Stores a query. */
export function storeRecent(storage: SafeStorage, question: string): void {
  const asked = question.trim().slice(0, LONGEST);
  if (asked === '') return;
  const others = readRecent(storage).filter((one) => one.toLowerCase() !== asked.toLowerCase());
  storage.write(RECENT_KEY, JSON.stringify([asked, ...others].slice(0, MOST)));
}

function isQuestion(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
}
