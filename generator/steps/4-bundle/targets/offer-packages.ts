import { hashOf, type Memory } from '../../../cache';
import { packageTable } from '../packages/package-table';
import type { PackedPackages } from '../packages/packed';
import { type FinishedFile, type RememberedPart, storeFile } from '../remember-part';
import type { Scripts } from './bundle-scripts';

interface OfferRequest {
  /** The module that runs edited code; without it there is no table. */
  frame: string | undefined;
  packages: RememberedPart<PackedPackages>;
  scripts: RememberedPart<Scripts>;
  /** Static imports of each file. */
  imports: Record<string, string[]>;
}

/** The file that lists what edited code may import (published/package-table). */
export function offerPackages(memory: Memory, request: OfferRequest): FinishedFile[] {
  const { frame, packages, scripts, imports } = request;
  if (frame === undefined) return [];
  const table = packageTable({
    runtime: scripts.value.entries[frame] ?? '',
    packed: packages.value,
    files: [...packages.files, ...scripts.files],
    imports,
  });
  const text = JSON.stringify(table);
  const name = `packages-${hashOf(text).slice(0, 8)}.json`;
  return [storeFile(memory, { name, contents: Buffer.from(text) })];
}
