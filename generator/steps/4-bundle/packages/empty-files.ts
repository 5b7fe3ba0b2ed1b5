import path from 'node:path';
import type { Bundled } from './pack-packages';

/** What esbuild writes for an import that brings no name. */
const BARE_IMPORT = /\bimport\s*"\.\/([^"]+)";?\n?/g;

/**
 * Leaves out files with nothing in them, and imports of them: source files of which nothing is used still
 * become a file when no other has just the same importers, and readers would ask for it.
 */
export function withoutEmptyFiles(bundled: Bundled): Bundled {
  const { metafile, outputFiles } = bundled;
  const empty = new Set(
    outputFiles.filter(({ contents }) => contents.length === 0).map((file) => path.basename(file.path)),
  );
  if (empty.size === 0) return bundled;
  const outputs = Object.entries(metafile.outputs)
    .filter(([name]) => !empty.has(path.posix.basename(name)))
    .map(([name, output]): [string, typeof output] => [
      name,
      { ...output, imports: output.imports.filter((to) => !empty.has(path.posix.basename(to.path))) },
    ]);
  return {
    ...bundled,
    metafile: { ...metafile, outputs: Object.fromEntries(outputs) },
    outputFiles: outputFiles
      .filter((file) => !empty.has(path.basename(file.path)))
      .map((file) => withoutImports(file, empty)),
  };
}

type OutputFile = Bundled['outputFiles'][number];

function withoutImports(file: OutputFile, empty: Set<string>): OutputFile {
  const text = file.text.replace(BARE_IMPORT, (statement, name: string) =>
    empty.has(name) ? '' : statement,
  );
  return text === file.text ? file : { ...file, text, contents: new TextEncoder().encode(text) };
}
