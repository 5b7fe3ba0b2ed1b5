import type { Snapshot } from '../../cache';
import type { Source } from '../../model';
import { listFiles } from './list-files';

/** The TypeScript files of a folder with their text; none when there is no such folder. */
export async function readSources(snapshot: Snapshot, folder: string | undefined): Promise<Source[]> {
  if (folder === undefined) return [];
  const files = await listFiles(snapshot.root, folder, '**/*.{ts,tsx}');
  return files.map((file) => ({ file, text: snapshot.text(file) }));
}
