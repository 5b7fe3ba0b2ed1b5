import { type Memory, openMemory, Snapshot } from '../../generator/cache';
import { temporaryFolder } from '../temporary-folder';

/** A memory that is forgotten at the end of the tests, for a site at `root`. */
export function temporaryMemory(root: string): Memory {
  return openMemory(temporaryFolder('xdocs-memory'), new Snapshot(root));
}
