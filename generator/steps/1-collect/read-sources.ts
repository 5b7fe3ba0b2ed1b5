import type { Snapshot } from '../../cache';
import type { Problem, Source } from '../../model';
import { listFiles } from './list-files';
import { readSource } from './read-source';

/** The TypeScript files of a folder with their text; none when there is no such folder. */
export async function readSources(
  snapshot: Snapshot,
  folder: string | undefined,
): Promise<{ sources: Source[]; problems: Problem[] }> {
  const files = folder === undefined ? [] : await listFiles(snapshot, folder, '**/*.{ts,tsx}');
  const read = files.map((file) => readSource(snapshot, file));
  return {
    sources: read.map(({ source }) => source),
    problems: read.flatMap(({ problems }) => problems),
  };
}
