import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file to be written, relative to the root. */
export interface NewFile {
  file: string;
  contents: string;
}

/**
 * Writes all files or none: drafts are written first, and a failure removes drafts, files that were already moved, and folders
 * that were made for them.
 */
export function writeTogether(root: string, files: NewFile[]): void {
  const undo: (() => void)[] = [];
  try {
    const drafts = files.map(({ file, contents }) => {
      const target = path.join(root, file);
      const made = mkdirSync(path.dirname(target), { recursive: true });
      if (made !== undefined) undo.push(() => rmSync(made, { recursive: true, force: true }));
      const draft = `${target}.draft`;
      undo.push(() => rmSync(draft, { force: true }));
      writeFileSync(draft, contents);
      return { target, draft };
    });
    for (const { target, draft } of drafts) {
      const before = existsSync(target) ? readFileSync(target) : undefined;
      renameSync(draft, target);
      undo.push(() => (before ? writeFileSync(target, before) : rmSync(target, { force: true })));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}
