/** The cookie with the id of the last read notification (RULES §3.3). */
export const SEEN_COOKIE = 'lastSeenNotification';

/** The stored id, if it is valid, because other code can write cookies; 0 without one. */
export function parseSeen(value: string | null): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : 0;
}

/** The unread notifications: ids increase with time. */
export function unreadIds(ids: readonly number[], seen: number): number[] {
  return ids.filter((id) => id > seen);
}
