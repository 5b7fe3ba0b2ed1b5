import type { SafeStorage } from '../support/storage';

const KEY = 'service-worker-reload';

/** Was this page loaded by an automatic reload? Asking forgets it, so the next page is an ordinary one. */
export function takeReloadMark(storage: SafeStorage): boolean {
  const marked = storage.read(KEY) === 'yes';
  if (marked) storage.write(KEY, 'no');
  return marked;
}

/** Notes that the next load is an automatic one; false where nothing can be noted. */
export function setReloadMark(storage: SafeStorage): boolean {
  storage.write(KEY, 'yes');
  return storage.read(KEY) === 'yes';
}

/** Can a mark be set here at all? */
export function canMark(storage: SafeStorage): boolean {
  storage.write(KEY, 'no');
  return storage.read(KEY) === 'no';
}
