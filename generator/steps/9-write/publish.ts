import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The names a publication uses, all beside the output folder so that moving is renaming. */
export interface PublishPaths {
  out: string;
  next: string;
  old: string;
  journal: string;
}

/** Where an output folder's next tree, old tree and journal stand. */
export function publishPaths(out: string): PublishPaths {
  return { out, next: `${out}.next`, old: `${out}.old`, journal: `${out}.journal` };
}

/**
 * Swaps the finished tree for the old one. The journal is written first: whoever is killed between
 * the two renames leaves a tree that `recover` puts in place.
 */
export function publish(paths: PublishPaths): void {
  const { out, next, old, journal } = paths;
  rmSync(old, { recursive: true, force: true });
  writeFileSync(journal, 'next is complete\n', { flush: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(next, out);
  rmSync(old, { recursive: true, force: true });
  rmSync(journal, { force: true });
}

/** Mends what a killed build left: afterwards `out` is the old site or the new one, and nothing lies beside it. */
export function recover(paths: PublishPaths): void {
  const { out, next, old, journal } = paths;
  const complete = isComplete(journal);
  if (complete && existsSync(next)) {
    if (existsSync(out)) {
      rmSync(old, { recursive: true, force: true });
      renameSync(out, old);
    }
    renameSync(next, out);
  }
  if (!existsSync(out) && existsSync(old)) renameSync(old, out);
  for (const left of [next, old, journal]) rmSync(left, { recursive: true, force: true });
}

/** A journal that was cut off while being written says nothing. */
function isComplete(journal: string): boolean {
  try {
    return readFileSync(journal, 'utf8') === 'next is complete\n';
  } catch {
    return false;
  }
}
