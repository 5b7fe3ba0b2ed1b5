import type { Snapshot } from '../../cache';
import type { Inventory, Source } from '../../model';

/** The TypeScript files among the pages: demos, and their shared modules. */
export function demoFilesIn({ pageFiles }: Pick<Inventory, 'pageFiles'>): string[] {
  return pageFiles.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
}

/** The same files with their text. */
export function demoSources(inventory: Pick<Inventory, 'pageFiles'>, snapshot: Snapshot): Source[] {
  return demoFilesIn(inventory).map((file) => ({ file, text: snapshot.textIfThere(file) ?? '' }));
}
