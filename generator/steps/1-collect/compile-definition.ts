import { statSync } from 'node:fs';
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
import { type ExpectedRoot, noDefinition } from '../../problems/catalogue/definition';
import { SiteError } from '../../problems/site-error';
import { compileFaults } from './definition/compile-faults';
import { installedPackages } from './definition/installed-packages';

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

/** Compiles the definition. Cached by the files that esbuild read, so that an unchanged one does not start it. */
export async function compileDefinition(memory: Memory, definition: string): Promise<CompiledDefinition> {
  const { installed, folder, snapshot } = memory;
  // The compiled module contains absolute paths.
  const inputs = { entry: definition, installed, place: JSON.stringify([snapshot.root, folder]) };
  const compiled = await remember(memory, { name: 'definition', inputs }, (maker) =>
    compile(memory, definition, maker),
  );
  const { file } = compiled;
  return { module: path.join(placeModules(memory, [file]), file.name), inputs: compiled.inputs };
}

function expectedRoot(root: string): ExpectedRoot {
  const found = statSync(root, { throwIfNoEntry: false });
  if (!found) return { path: root, is: 'missing' };
  return { path: root, is: found.isDirectory() ? 'folder' : 'file' };
}

async function compile({ snapshot, folder }: Memory, definition: string, maker: Maker): Promise<Compiled> {
  if (!snapshot.has(definition)) throw new SiteError(noDefinition(definition, expectedRoot(snapshot.root)));
  const esbuild = await import('esbuild');
  const result = await esbuild
    .build({
      absWorkingDir: snapshot.root,
      entryPoints: [definition],
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [installedPackages(), snapshotPlugin(snapshot.root, maker)],
      // For source places in errors of the definition.
      sourcemap: 'inline',
      sourcesContent: false,
      metafile: true,
      write: false,
      outfile: path.join(folder, 'modules', 'definition.mjs'),
      logLevel: 'silent',
    })
    .catch((error: unknown) => {
      throw compileFaults(snapshot, definition, error);
    });
  const contents = result.outputFiles[0]?.contents ?? new Uint8Array();
  const hash = maker.keep(contents);
  return {
    file: { name: `definition-${hashOf(hash).slice(0, 16)}.mjs`, hash, bytes: contents.length },
    inputs: Object.keys(result.metafile.inputs).sort(),
  };
}
