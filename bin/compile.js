// Compiles the program. Plain JavaScript, as it runs before anything is compiled.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules that are loaded by name: the program itself, and one for each kind of thread. */
export const PROGRAM = {
  program: 'bin/program.ts',
  'definition-thread': 'generator/steps/1-collect/definition/definition-thread.js',
  'page-worker': 'generator/pipeline/threads/page-worker.ts',
  'reference-worker': 'generator/pipeline/threads/reference-worker.ts',
};

/**
 * Bundles entries of this project for Node, with its packages beside them.
 * @param {{ project: string, outdir: string, entryPoints: Record<string, string>, fingerprint: string }} request
 */
export async function compile({ project, outdir, entryPoints, fingerprint }) {
  const { build } = await import('esbuild');
  const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: project,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    // Node need not guess what kind of module a file is.
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
  });
}
