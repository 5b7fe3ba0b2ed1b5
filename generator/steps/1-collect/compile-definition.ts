import path from 'node:path';
import {
  hashOf,
  type Maker,
  type Memory,
  placeModules,
  remember,
  type StoredFile,
  snapshotPlugin,
} from '../../cache';
import { isNotCompiled, notADefinition } from './definition-problems';

/** A definition as Node runs it, and the source files that went in, relative to the root. */
export interface CompiledDefinition {
  /** Absolute. */
  module: string;
  inputs: string[];
}

interface Compiled {
  file: StoredFile;
  inputs: string[];
}

/** Compiles the definition; remembered under what esbuild opened, so that an unchanged one does not start it. */
export async function compileDefinition(memory: Memory, definition: string): Promise<CompiledDefinition> {
  const recipe = { name: 'definition', inputs: { entry: definition, installed: memory.installed } };
  const { file, inputs } = await remember(memory, recipe, (maker) => compile(memory, definition, maker));
  return { module: path.join(placeModules(memory, [file]), file.name), inputs };
}

async function compile({ snapshot }: Memory, definition: string, maker: Maker): Promise<Compiled> {
  if (!snapshot.has(definition)) throw notADefinition(definition);
  const esbuild = await import('esbuild');
  const result = await esbuild
    .build({
      absWorkingDir: snapshot.root,
      entryPoints: [definition],
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      metafile: true,
      write: false,
      logLevel: 'silent',
      plugins: [snapshotPlugin(snapshot.root, maker)],
    })
    .catch((error: unknown) => {
      throw isNotCompiled(definition, error);
    });
  const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
  const hash = maker.keep(contents);
  return {
    file: {
      name: `definition-${hashOf(snapshot.root, hash).slice(0, 16)}.mjs`,
      hash,
      bytes: contents.length,
    },
    inputs: Object.keys(result.metafile.inputs).sort(),
  };
}
