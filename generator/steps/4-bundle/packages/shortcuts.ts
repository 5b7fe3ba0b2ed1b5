import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { NAMESPACE } from '../modules/import-clause';
import { readImports } from '../modules/read-imports';
import { type PackageExports, readPackageExports } from './package-exports';

/** Files of packages, with their imports led past modules that only hand on: new text by file. */
export type Shortcuts = Map<string, string>;

/** A module that leads to so many others is worth a way around it. */
const CROWDED = 4;

/**
 * Finds imports of a package's index and leads them to where the names are made. esbuild divides by
 * who can reach a file, not by who uses it: through one index everything that any demo uses of the
 * package would come along with everything else. Only packages that declare themselves free of side
 * effects are touched, as the index is then not run.
 */
export function findShortcuts(root: string, { inputs }: Metafile): Shortcuts {
  const graph = new Graph(root, inputs);
  const shortcuts: Shortcuts = new Map();
  for (const [file, { imports, format }] of Object.entries(inputs)) {
    if (format !== 'esm' || !imports.some(({ path: target }) => graph.isIndex(target))) continue;
    const code = graph.read(file);
    const text = code === undefined ? undefined : shorten(file, code, graph);
    if (text !== undefined) shortcuts.set(path.resolve(root, file), text);
  }
  return shortcuts;
}

function shorten(file: string, code: string, graph: Graph): string | undefined {
  const text = readImports(code).reduceRight((left, found) => {
    const target = graph.resolve(file, found.specifier);
    if (found.kind !== 'import' || target === undefined || !graph.isIndex(target)) return left;
    const lines = found.names.map(({ imported, local }) => {
      const made = imported === NAMESPACE ? undefined : graph.made(target, imported);
      return made && `import { ${made.name} as ${local} } from ${JSON.stringify(graph.absolute(made.file))};`;
    });
    return lines.every((line) => line !== undefined) && lines.length > 0
      ? left.slice(0, found.from) + lines.join(' ') + left.slice(found.to)
      : left;
  }, code);
  return text === code ? undefined : text;
}

/** The modules of a bundle: where imports lead, and where names are made. */
class Graph {
  private readonly root: string;
  private readonly inputs: Metafile['inputs'];
  private readonly exports = new Map<string, PackageExports | undefined>();
  private readonly quiet = new Map<string, boolean>();

  constructor(root: string, inputs: Metafile['inputs']) {
    this.root = root;
    this.inputs = inputs;
  }

  absolute(file: string): string {
    return path.resolve(this.root, file);
  }

  read(file: string): string | undefined {
    return file.includes('node_modules/') && !file.includes(':')
      ? readFileSync(this.absolute(file), 'utf8')
      : undefined;
  }

  resolve(file: string, specifier: string): string | undefined {
    return this.inputs[file]?.imports.find(({ original }) => original === specifier)?.path;
  }

  isIndex(file: string): boolean {
    const input = this.inputs[file];
    return input?.format === 'esm' && input.imports.length >= CROWDED && this.isQuiet(file);
  }

  /** The file that makes a name, and its name there; undefined when that cannot be said. */
  made(file: string, name: string, visited = new Set<string>()): { file: string; name: string } | undefined {
    if (visited.has(file)) return undefined;
    visited.add(file);
    const exports = this.exportsOf(file);
    if (!exports || exports.own.has(name)) return exports && { file, name };
    const handed = exports.handedOn.get(name);
    if (handed) return this.follow(file, handed, visited);
    if (name === 'default') return undefined;
    for (const specifier of exports.all) {
      const found = this.follow(file, { specifier, name }, visited);
      if (found) return found;
    }
    return undefined;
  }

  private follow(
    file: string,
    { specifier, name }: { specifier: string; name: string },
    visited: Set<string>,
  ) {
    const target = this.resolve(file, specifier);
    return target === undefined || name === NAMESPACE ? undefined : this.made(target, name, visited);
  }

  private exportsOf(file: string): PackageExports | undefined {
    if (!this.exports.has(file)) {
      const code = this.inputs[file]?.format === 'esm' && this.isQuiet(file) ? this.read(file) : undefined;
      this.exports.set(file, code === undefined ? undefined : readPackageExports(code));
    }
    return this.exports.get(file);
  }

  /** Whether the file's package says that its modules do nothing when they run. */
  private isQuiet(file: string): boolean {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    if (folder === undefined) return false;
    const known = this.quiet.get(folder);
    if (known !== undefined) return known;
    const { sideEffects }: { sideEffects?: unknown } = JSON.parse(
      readFileSync(this.absolute(`${folder}/package.json`), 'utf8'),
    );
    this.quiet.set(folder, sideEffects === false);
    return sideEffects === false;
  }
}
