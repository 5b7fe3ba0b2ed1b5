import type { SafeStorage } from '../support/storage';
import type { Reloads } from './reload-rule';

const KEY = 'service-worker-reload';

/** The last automatic reloads of this tab; the default is long ago. */
export function readReloads(storage: SafeStorage): Reloads {
  const [last = 0, count = 0] = (storage.read(KEY) ?? '').split(' ').map((part) => Number(part) || 0);
  return last > 0 && count > 0 ? { last, count } : { last: 0, count: 0 };
}

/** Records an automatic reload of this tab; false if that fails, because a loop would not be noticed. */
export function noteReloads(storage: SafeStorage, { last, count }: Reloads): boolean {
  const text = `${last} ${count}`;
  storage.write(KEY, text);
  return storage.read(KEY) === text;
}
