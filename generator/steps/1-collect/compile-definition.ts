import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../cache/hash';
import { noDefinition } from '../../problems/catalogue/definition';
import { SiteError } from '../../problems/site-error';
import { compileFaults } from './definition/compile-faults';
import { installedPackages } from './definition/installed-packages';

/** A definition as Node runs it, and the source files that went in, relative to the root. */
export interface CompiledDefinition {
  module: string;
  inputs: string[];
}

/**
 * Compiles the definition once and remembers it under the bytes of its sources, so that a build in
 * which nothing changed does not start esbuild.
 */
export async function compileDefinition(
  root: string,
  definition: string,
  folder: string,
): Promise<CompiledDefinition> {
  const record = path.join(folder, `${hashOf(root, definition)}.json`);
  return remembered(root, record, folder) ?? compile({ root, definition, record, folder });
}

function remembered(root: string, record: string, folder: string): CompiledDefinition | undefined {
  try {
    const { inputs, hash }: { inputs: string[]; hash: string } = JSON.parse(readFileSync(record, 'utf8'));
    const module = path.join(folder, `definition-${hash}.mjs`);
    return existsSync(module) && hashInputs(root, inputs) === hash ? { module, inputs } : undefined;
  } catch {
    return undefined;
  }
}

interface CompileRequest {
  root: string;
  definition: string;
  record: string;
  folder: string;
}

async function compile({ root, definition, record, folder }: CompileRequest): Promise<CompiledDefinition> {
  if (!existsSync(path.join(root, definition))) throw new SiteError(noDefinition(definition));
  const esbuild = await import('esbuild');
  const result = await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: [definition],
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [installedPackages()],
      // What a definition throws is told with its place in the sources.
      sourcemap: 'inline',
      sourcesContent: false,
      metafile: true,
      write: false,
      outfile: path.join(folder, 'definition.mjs'),
      logLevel: 'silent',
    })
    .catch((error: unknown) => {
      throw compileFaults(root, definition, error);
    });
  const inputs = Object.keys(result.metafile.inputs).sort();
  const hash = hashInputs(root, inputs);
  const module = path.join(folder, `definition-${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(module, result.outputFiles[0]?.contents ?? '');
  await writeFile(record, JSON.stringify({ inputs, hash }));
  return { module, inputs };
}

function hashInputs(root: string, inputs: string[]): string {
  return hashOf(...inputs.flatMap((file) => [file, readFileSync(path.join(root, file))]));
}
