// Compiles the program. Plain JavaScript, because it runs before anything is compiled.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layerHashes } from './layers.js';

/** The entry points: the program itself, and one module for each kind of thread. */
export const PROGRAM = {
  program: 'bin/program.ts',
  'definition-thread': 'generator/steps/1-collect/definition/definition-thread.js',
  'page-worker': 'generator/pipeline/threads/page-worker.ts',
  'reference-worker': 'generator/pipeline/threads/reference-worker.ts',
};

/**
 * Bundles entries of this project for Node without its packages, and writes the hash of each layer.
 * @param {{ project: string, outdir: string, entryPoints: Record<string, string>, fingerprint: string }} request
 */
export async function compile({ project, outdir, entryPoints, fingerprint }) {
  const { build } = await import('esbuild');
  const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    // `.mjs`: Node need not detect the module kind of a file.
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { typescript: './bin/typescript.js' },
    define: {
      XDOCS_GENERATOR_HASH: JSON.stringify(fingerprint),
      XDOCS_VERSION: JSON.stringify(version),
    },
    logLevel: 'error',
    metafile: true,
  });
  writeFileSync(path.join(outdir, 'layers.json'), JSON.stringify(layerHashes(project, metafile)));
}
