import type { SafeStorage } from '../support/storage';
import type { Reloads } from './reload-rule';

const KEY = 'service-worker-reload';

/** How this tab was reloaded by itself; never is long ago. */
export function readReloads(storage: SafeStorage): Reloads {
  const [last = 0, count = 0] = (storage.read(KEY) ?? '').split(' ').map((part) => Number(part) || 0);
  return last > 0 && count > 0 ? { last, count } : { last: 0, count: 0 };
}

/** Notes that this tab is reloaded by itself now; false where nothing can be noted, and a loop not be noticed. */
export function noteReloads(storage: SafeStorage, { last, count }: Reloads): boolean {
  const text = `${last} ${count}`;
  storage.write(KEY, text);
  return storage.read(KEY) === text;
}
