import type { Memory } from '../../cache';
import type { Problem } from '../../model';
import { workerTakesNoList } from '../../problems/catalogue/modules';
import { placesIn } from '../../problems/locate/place-at';

/** Where the list of files is filled in (contract/site-files), as what fills it in looks for it. */
const LIST = /self\.__WB_MANIFEST/g;

/**
 * Why the list of files cannot be filled into a compiled service worker: its script has to say once where. What
 * counts is the script, as the bundler leaves out what is never run.
 */
export function listOfWorker({ store, snapshot }: Memory, entry: string, script: string): Problem[] {
  const times = offsetsIn(store.get(script)?.toString('utf8') ?? '').length;
  if (times === 1) return [];
  const text = snapshot.text(entry);
  const superfluous = times > 1 ? offsetsIn(text)[1] : undefined;
  return [workerTakesNoList(times, placesIn({ file: entry, text })(superfluous ?? 0))];
}

function offsetsIn(text: string): number[] {
  return [...text.matchAll(LIST)].map(({ index }) => index);
}
