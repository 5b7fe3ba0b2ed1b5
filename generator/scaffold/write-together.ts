import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file to be written, relative to the root. */
export interface NewFile {
  file: string;
  contents: string;
}

/** Writes all files or none: drafts are written first, and a failure removes files that were already moved. */
export function writeTogether(root: string, files: NewFile[]): void {
  const undo: (() => void)[] = [];
  const drafts = files.map(({ file, contents }) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const draft = `${target}.draft`;
    undo.push(() => rmSync(draft, { force: true }));
    writeFileSync(draft, contents);
    return { target, draft };
  });
  try {
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
