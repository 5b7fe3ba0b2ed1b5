import type { CacheKind } from './cache-name';

/** The names of the caches of earlier workers, which other products on the same origin may use as well. */
const FORMER_NAMES: CacheKind[] = ['tables', 'assets', 'pages', 'data'];

/** Deletes what earlier workers stored under names without a prefix, but no entries of other products. */
export async function clearFormerCaches(isOwn: (url: URL) => boolean): Promise<void> {
  await Promise.all(FORMER_NAMES.map((name) => clearFormerCache(name, isOwn)));
}

async function clearFormerCache(name: string, isOwn: (url: URL) => boolean): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const own = (await cache.keys()).filter(({ url }) => isOwn(new URL(url)));
  await Promise.all(own.map((request) => cache.delete(request)));
  if ((await cache.keys()).length === 0) await caches.delete(name);
}
