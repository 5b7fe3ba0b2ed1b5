import path from 'node:path';
import type { Bundled } from './rounds';

/** An import without names, as esbuild prints it. */
const BARE_IMPORT = /\bimport\s*"\.\/([^"]+)";?\n?/g;

/**
 * Removes empty files and their imports. esbuild writes an empty file for unused source files when no other file has the
 * same importers, and browsers would request it.
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
