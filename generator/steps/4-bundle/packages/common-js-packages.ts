import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from '../../../model/package-of';

/** The parts of a package.json that are read. */
interface Manifest {
  type?: unknown;
  module?: unknown;
  exports?: unknown;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * The packages that publish no ES modules, among those of some specifiers and everything that these depend on; sorted. Only
 * packages at the top of `node_modules` are found.
 */
export function commonJsPackages(root: string, specifiers: Iterable<string>): string[] {
  const found = new Map<string, Manifest | undefined>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const manifest = manifestOf(root, name);
    found.set(name, manifest);
    for (const other of Object.keys({ ...manifest?.dependencies, ...manifest?.peerDependencies }))
      visit(other);
  };
  for (const specifier of specifiers) visit(packageOf(specifier));
  return [...found].flatMap(([name, manifest]) => (manifest && isCommonJs(manifest) ? [name] : [])).sort();
}

function manifestOf(root: string, name: string): Manifest | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function isCommonJs({ type, module, exports }: Manifest): boolean {
  const hasCondition = /"(?:import|module)":/.test(JSON.stringify(exports ?? {}));
  return type !== 'module' && module === undefined && !hasCondition;
}
