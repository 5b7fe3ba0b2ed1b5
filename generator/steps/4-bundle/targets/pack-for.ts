import path from 'node:path';
import type { Memory, Recipe } from '../../../cache';
import { withoutEmptyFiles } from '../packages/empty-files';
import { type PackRequest, packPackages } from '../packages/pack-packages';
import type { PackedPackages } from '../packages/packed';
import { readPacked } from '../packages/read-packed';
import { keepPart, knownPart, type RememberedPart } from '../remember-part';

/** A bundle of packages to make, and the other inputs of its cache key. */
export interface PackFor extends PackRequest {
  /** The program of the site that it is for. */
  name: string;
  /** A hash of the program, of the installed packages and of the site's supplements. */
  environment: string;
}

const NOTHING: RememberedPart<PackedPackages> = {
  value: { names: {}, files: [], packages: [], hash: '' },
  files: [],
};

/** The bundle of packages for one of the site's programs. Throws esbuild's failure. */
export async function packFor(memory: Memory, request: PackFor): Promise<RememberedPart<PackedPackages>> {
  const { wanted, platform, foundation, readers, environment } = request;
  if (wanted.size === 0) return NOTHING;
  const recipe: Recipe = {
    name: `packages for ${request.name}`,
    code: 'packages',
    inputs: { environment, platform, wanted: JSON.stringify([[...wanted.keys()], foundation, readers]) },
  };
  const known = knownPart<PackedPackages>(memory, recipe);
  if (known) return known;
  const bundled = withoutEmptyFiles(await packPackages(request));
  const value = readPacked(bundled);
  const kept = new Set(value.files.map((file) => file.name));
  const files = bundled.outputFiles.map(({ path: file, contents }) => ({
    name: path.basename(file),
    contents,
  }));
  return keepPart(memory, recipe, { value, files: files.filter((file) => kept.has(file.name)) });
}
