/** How often a page looks whether it has the focus, once there is a new worker (RULES §4). */
export const LOOK_EVERY_MS = 100;

/** The time between the first two automatic reloads of a tab; each that follows soon takes twice as long. */
const LOOP_MS = 60_000;

/** Automatic reloads of a tab that came soon after each other: how many, and when the last one was. */
export interface Reloads {
  count: number;
  last: number;
}

/**
 * When a page that a new worker has taken over may be loaded anew, in milliseconds: at once, or later when that
 * could be the beginning of a loop. An update is never forgotten.
 */
export function mayReloadAt({ count, last }: Reloads, now: number): number {
  const pause = count === 0 ? 0 : LOOP_MS * 2 ** (count - 1);
  // A clock that was set back must not keep a page for ever.
  return last > now ? now : Math.max(now, last + pause);
}

/** With one more reload; those of long ago do not count. */
export function afterReload({ count, last }: Reloads, now: number): Reloads {
  const isSoon = now - last < 2 * LOOP_MS * 2 ** Math.max(0, count - 1);
  return { count: isSoon && last <= now ? count + 1 : 1, last: now };
}

/** Is a worker in this state to be told that it need not wait? */
export function mustSkipWaiting(state: ServiceWorkerState): boolean {
  return state === 'installed';
}
