import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file of a published tree, relative to it, sorted; nothing when nothing was published. */
export function publishedFiles(out: string): string[] {
  try {
    return readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}
