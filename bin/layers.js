import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from './fingerprint.js';

/**
 * Parts of the program whose results are expensive and stay valid while other parts change, each with its entry modules
 * (generator/cache/code-hash.ts uses the hashes).
 */
const LAYERS = {
  packages: ['generator/steps/4-bundle/targets/pack-for.ts'],
  reference: [
    'generator/steps/3-read/reference/read-reference.ts',
    'generator/pipeline/threads/reference-worker.ts',
  ],
  'demo types': ['generator/pipeline/check-types.ts'],
  code: ['generator/steps/3-read/demos/code-record.ts', 'generator/pipeline/threads/record-code.ts'],
  // A demo is drawn by what bundles it for Node, too.
  drawings: [
    'generator/steps/6-render/demo-fallback/draw-fallbacks.ts',
    'generator/steps/4-bundle/targets/for-node.ts',
  ],
  pictures: ['generator/steps/6-render/pictures/draw-picture.ts'],
};

/** The files that determine the installed packages of the program. */
const INSTALLED = ['package.json', 'package-lock.json'];

/**
 * The hash of each layer: of its modules, of all that they import directly or indirectly, and of the installed packages.
 * @param {string} project
 * @param {import('esbuild').Metafile} metafile Of the whole program.
 * @returns {Record<string, string>}
 */
export function layerHashes(project, metafile) {
  const installed = INSTALLED.filter((file) => existsSync(path.join(project, file)));
  return Object.fromEntries(
    Object.entries(LAYERS).map(([layer, roots]) => [
      layer,
      hashOfFiles(project, [...reach(metafile, roots), ...installed]),
    ]),
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
    if (!module) throw new Error(`bin/layers.js names ${file}, which is no module of the program.`);
    for (const { path: imported, external } of module.imports) if (!external) reached.add(imported);
  }
  return [...reached].sort();
}
