import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { NAMESPACE } from '../modules/import-clause';
import { type PackageExports, readPackageExports } from './package-exports';
import { isMade, packageFolderOf } from './package-folders';

/** A module with at least so many imports counts as a barrel file and is skipped. */
const BARREL_MIN_IMPORTS = 4;

/** The modules of a bundle: resolves imports and finds definitions of names. */
export class PackageGraph {
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
    return file.includes('node_modules/') && !isMade(file)
      ? readFileSync(this.absolute(file), 'utf8')
      : undefined;
  }

  resolve(file: string, specifier: string): string | undefined {
    return this.inputs[file]?.imports.find(({ original }) => original === specifier)?.path;
  }

  isIndex(file: string): boolean {
    const input = this.inputs[file];
    return (
      input?.format === 'esm' && input.imports.length >= BARREL_MIN_IMPORTS && this.isSideEffectFree(file)
    );
  }

  /** The file that defines a name, and its name there; undefined when it cannot be determined. */
  findDefinition(
    file: string,
    name: string,
    visited = new Set<string>(),
  ): { file: string; name: string } | undefined {
    if (visited.has(file)) return undefined;
    visited.add(file);
    const exports = this.exportsOf(file);
    if (!exports || exports.own.has(name)) return exports && { file, name };
    const handed = exports.reExported.get(name);
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
    return target === undefined || name === NAMESPACE
      ? undefined
      : this.findDefinition(target, name, visited);
  }

  private exportsOf(file: string): PackageExports | undefined {
    if (!this.exports.has(file)) {
      const code =
        this.inputs[file]?.format === 'esm' && this.isSideEffectFree(file) ? this.read(file) : undefined;
      this.exports.set(file, code === undefined ? undefined : readPackageExports(code));
    }
    return this.exports.get(file);
  }

  /** Whether the package of the file declares `sideEffects: false`. */
  private isSideEffectFree(file: string): boolean {
    const folder = isMade(file) ? undefined : packageFolderOf(file);
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
