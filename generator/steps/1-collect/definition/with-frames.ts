import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model';
import { addFrames } from '../../../problems/add-frames';

/** Problems that are thrown meet nobody who would show their lines, so they are shown here. */
export function withFrames(problems: readonly Problem[], root: string): Problem[] {
  return addFrames(problems, (file) => {
    try {
      return readFileSync(path.join(root, file), 'utf8');
    } catch {
      return undefined;
    }
  });
}
