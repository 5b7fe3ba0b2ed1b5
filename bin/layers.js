import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Parts of the program whose results are dear and outlive changes elsewhere in it, each with the modules that make
 * them (generator/cache/generator-hash.ts says what the hashes are for).
 */
const LAYERS = {
  packages: ['generator/steps/4-bundle/targets/pack-for.ts'],
  reference: [
    'generator/steps/3-read/reference/read-reference.ts',
    'generator/pipeline/threads/reference-worker.ts',
  ],
  'demo types': ['generator/pipeline/check-types.ts'],
};

/** What packages the program itself is installed with. */
const INSTALLED = ['package.json', 'package-lock.json'];

/**
 * The hash of each layer: of the sources that its modules import, however far, and of what is installed.
 * @param {string} project
 * @param {import('esbuild').Metafile} metafile Of the whole program.
 * @returns {Record<string, string>}
 */
export function layerHashes(project, metafile) {
  return Object.fromEntries(
    Object.entries(LAYERS).map(([layer, roots]) => [layer, hashOf(project, reach(metafile, roots))]),
  );
}

/**
 * @param {import('esbuild').Metafile} metafile
 * @param {string[]} roots
 */
function reach({ inputs }, roots) {
  const reached = new Set(roots);
  for (const file of reached) {
    const module = inputs[file];
    if (!module) throw new Error(`${file} makes a layer (bin/layers.js) and is no module of the program.`);
    for (const { path: imported, external } of module.imports) if (!external) reached.add(imported);
  }
  return [...reached].sort();
}

/**
 * @param {string} project
 * @param {string[]} files
 */
function hashOf(project, files) {
  const hash = createHash('sha256');
  for (const file of [...files, ...INSTALLED]) {
    const absolute = path.join(project, file);
    if (existsSync(absolute)) hash.update(file).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
