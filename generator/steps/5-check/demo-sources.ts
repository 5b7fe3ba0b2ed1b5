import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Inventory, Source } from '../../model';

/** The TypeScript files among the pages: demos, and the modules they share. */
export function demoSources({ pageFiles }: Pick<Inventory, 'pageFiles'>): string[] {
  return pageFiles.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
}

/** The same files with their text. */
export function readDemos(inventory: Inventory): Source[] {
  return demoSources(inventory).map((file) => ({
    file,
    text: readFileSync(path.join(inventory.root, file), 'utf8'),
  }));
}
