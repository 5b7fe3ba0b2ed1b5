import path from 'node:path';
import type { Snapshot } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import type { Problem, Source } from '../../model';
import { entryMissing } from '../../problems/catalogue/modules';
import { locate } from '../../problems/locate/locate';

/** Entries of the site's code whose files do not exist. */
export function missingEntries(
  snapshot: Snapshot,
  { entries }: Pick<SiteDefinition, 'entries'>,
  sources: readonly Source[],
): Problem[] {
  return Object.entries(entries)
    .filter(([, file]) => !snapshot.has(file))
    .map(([name, file]) => {
      const folder = path.posix.dirname(file);
      const beside = snapshot.names(folder).map((other) => `${folder}/${other}`);
      return entryMissing({ name, file, beside }, locate(file, sources));
    });
}
