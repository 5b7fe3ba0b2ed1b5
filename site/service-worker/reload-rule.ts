/** The interval at which a page with a new worker checks its focus (RULES §4). */
export const LOOK_EVERY_MS = 100;

/** The minimum time between two automatic reloads of a tab; it doubles with each further one. */
const LOOP_MS = 60_000;

/** Consecutive automatic reloads of a tab: their number, and the time of the last one. */
export interface Reloads {
  count: number;
  last: number;
}

/**
 * The earliest time of the next reload for a new worker, in milliseconds: now, or later to prevent a loop.
 * The reload is never skipped.
 */
export function mayReloadAt({ count, last }: Reloads, now: number): number {
  const pause = count === 0 ? 0 : LOOP_MS * 2 ** (count - 1);
  // A clock that was set back must not prevent reloads.
  return last > now ? now : Math.max(now, last + pause);
}

/** Counts a reload; old ones are discarded. */
export function afterReload({ count, last }: Reloads, now: number): Reloads {
  const isSoon = now - last < 2 * LOOP_MS * 2 ** Math.max(0, count - 1);
  return { count: isSoon && last <= now ? count + 1 : 1, last: now };
}

/** Whether a worker in this state must be told to skip waiting. */
export function mustSkipWaiting(state: ServiceWorkerState): boolean {
  return state === 'installed';
}
