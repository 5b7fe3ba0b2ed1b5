import type { SafeStorage } from '../support/storage';

const KEY = 'service-worker-reload';

/** When this tab was last reloaded by itself, in milliseconds; never is long ago. */
export function lastReload(storage: SafeStorage): number {
  return Number(storage.read(KEY)) || 0;
}

/** Notes that this tab is reloaded by itself now; false where nothing can be noted, and a loop not be noticed. */
export function noteReload(storage: SafeStorage, now: number): boolean {
  storage.write(KEY, String(now));
  return lastReload(storage) === now;
}
