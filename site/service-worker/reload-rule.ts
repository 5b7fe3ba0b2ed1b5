/** How often a page looks whether it has the focus, once there is a new worker (RULES §4). */
export const LOOK_EVERY_MS = 100;

/** Two automatic reloads of one tab within this time would be the beginning of a loop. */
const LOOP_MS = 60_000;

/** What a page knows about itself when a new worker takes over. */
export interface Updated {
  /** A worker served this page when it was loaded: without one, nothing of it is old. */
  wasControlled: boolean;
  /** When this tab was last reloaded automatically, and what time it is, in milliseconds. */
  lastReload: number;
  now: number;
}

/** Does a new worker reload this page, as soon as it has the focus? */
export function mayReload({ wasControlled, lastReload, now }: Updated): boolean {
  return wasControlled && Math.abs(now - lastReload) > LOOP_MS;
}

/** Is a worker in this state to be told that it need not wait? */
export function mustSkipWaiting(state: ServiceWorkerState): boolean {
  return state === 'installed';
}
