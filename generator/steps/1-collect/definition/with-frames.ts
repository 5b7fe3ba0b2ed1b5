import type { Snapshot } from '../../../cache';
import type { Problem } from '../../../model';
import { addFrames } from '../../../problems/add-frames';

/** Problems that are thrown meet nobody who would show their lines, so they are shown here. */
export function withFrames(problems: readonly Problem[], snapshot: Snapshot): Problem[] {
  return addFrames(problems, (file) => snapshot.textIfThere(file));
}
