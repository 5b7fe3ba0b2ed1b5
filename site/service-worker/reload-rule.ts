/** How often a page looks whether it has the focus, once there is a new worker (specification §4). */
export const LOOK_EVERY_MS = 100;

/** What a page knows about itself when a new worker takes over. */
export interface Updated {
  /** A worker served this page when it was loaded: without one, nothing of it is old. */
  wasControlled: boolean;
  /** This page is here because of an automatic reload: a second one in a row would be a loop. */
  cameFromReload: boolean;
  /** The reload can be remembered: without that a loop could not be noticed. */
  canRemember: boolean;
}

/** Does a new worker reload this page, as soon as it has the focus? */
export function mayReload({ wasControlled, cameFromReload, canRemember }: Updated): boolean {
  return wasControlled && !cameFromReload && canRemember;
}

/** Is a worker in this state to be told that it need not wait? */
export function mustSkipWaiting(state: ServiceWorkerState): boolean {
  return state === 'installed';
}
