import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../../model';
import { listFiles } from './list-files';

/** The TypeScript files of a folder with their text; none when there is no such folder. */
export async function readSources(root: string, folder: string | undefined): Promise<Source[]> {
  if (folder === undefined) return [];
  const files = await listFiles(root, folder, '**/*.{ts,tsx}');
  return files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
