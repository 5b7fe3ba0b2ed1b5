/** Where it is kept which notification was seen last (RULES §3.3). */
export const SEEN_COOKIE = 'lastSeenNotification';

/** The stored id, if it can be one: a cookie is open to everyone. Nothing seen is 0. */
export function parseSeen(value: string | null): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : 0;
}

/** The notifications a reader has not seen: ids grow with time. */
export function unreadIds(ids: readonly number[], seen: number): number[] {
  return ids.filter((id) => id > seen);
}
