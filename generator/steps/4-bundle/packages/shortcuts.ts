import path from 'node:path';
import type { Metafile } from 'esbuild';
import { NAMESPACE } from '../modules/import-clause';
import { readPackageImports } from './package-exports';
import { PackageGraph } from './package-graph';

/** Files of packages, with their imports led past modules that only hand on: new text by file. */
export type Shortcuts = Map<string, string>;

/**
 * Finds imports of a package's index and leads them to where the names are made. esbuild divides by
 * who can reach a file, not by who uses it: through one index everything that any demo uses of the
 * package would come along with everything else. Only packages that declare themselves free of side
 * effects are touched, as the index is then not run.
 */
export function findShortcuts(root: string, { inputs }: Metafile): Shortcuts {
  const graph = new PackageGraph(root, inputs);
  const shortcuts: Shortcuts = new Map();
  for (const [file, { imports, format }] of Object.entries(inputs)) {
    if (format !== 'esm' || !imports.some(({ path: target }) => graph.isIndex(target))) continue;
    const code = graph.read(file);
    const text = code === undefined ? undefined : shorten(file, code, graph);
    if (text !== undefined) shortcuts.set(path.resolve(root, file), text);
  }
  return shortcuts;
}

function shorten(file: string, code: string, graph: PackageGraph): string | undefined {
  const text = readPackageImports(code).reduceRight((left, found) => {
    const target = graph.resolve(file, found.specifier);
    if (target === undefined || !graph.isIndex(target)) return left;
    const lines = found.names.map(({ imported, local }) => {
      const made = imported === NAMESPACE ? undefined : graph.made(target, imported);
      return (
        made &&
        `${found.keyword} { ${made.name} as ${local} } from ${JSON.stringify(graph.absolute(made.file))};`
      );
    });
    return lines.every((line) => line !== undefined) && lines.length > 0
      ? left.slice(0, found.from) + lines.join(' ') + left.slice(found.to)
      : left;
  }, code);
  return text === code ? undefined : text;
}
