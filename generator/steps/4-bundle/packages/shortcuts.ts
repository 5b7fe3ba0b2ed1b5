import path from 'node:path';
import type { Metafile } from 'esbuild';
import { NAMESPACE } from '../modules/import-clause';
import { readPackageImports } from './package-exports';
import { PackageGraph } from './package-graph';

/** New text by file of packages whose imports skip barrel files. */
export type Shortcuts = Map<string, string>;

/**
 * Replaces imports of barrel files by imports of the modules that define the names. esbuild divides code by reachability,
 * not by use: through a barrel file, every demo would load all that any demo uses of the package. Only packages that declare
 * `sideEffects: false` are changed, because their barrel files need not run.
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
      const made = imported === NAMESPACE ? undefined : graph.findDefinition(target, imported);
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
