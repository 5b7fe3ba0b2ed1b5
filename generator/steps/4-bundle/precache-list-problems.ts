import type { Memory } from '../../cache';
import type { Problem } from '../../model';
import { workerTakesNoList } from '../../problems/catalogue/modules';
import { placesIn } from '../../problems/locate/place-at';

/** The placeholder for the list of files (contract/site-files), as Workbox searches for it. */
const LIST = /self\.__WB_MANIFEST/g;

/**
 * Checks that the compiled service worker contains the placeholder exactly once. The compiled script is checked, because the
 * bundler removes unreachable code.
 */
export function precacheListProblems({ store, snapshot }: Memory, entry: string, script: string): Problem[] {
  const times = offsetsIn(store.get(script)?.toString('utf8') ?? '').length;
  if (times === 1) return [];
  const text = snapshot.text(entry);
  const superfluous = times > 1 ? offsetsIn(text)[1] : undefined;
  return [workerTakesNoList(times, placesIn({ file: entry, text })(superfluous ?? 0))];
}

function offsetsIn(text: string): number[] {
  return [...text.matchAll(LIST)].map(({ index }) => index);
}
