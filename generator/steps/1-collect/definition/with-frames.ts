import type { Snapshot } from '../../../cache';
import type { Problem } from '../../../model';
import { addFrames } from '../../../problems/add-frames';

/** Adds code frames to problems that are thrown: the later step that adds frames does not see these. */
export function withFrames(problems: readonly Problem[], snapshot: Snapshot): Problem[] {
  return addFrames(problems, (file) => snapshot.textIfThere(file));
}
