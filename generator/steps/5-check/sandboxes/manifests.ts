import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The fields of a `package.json` that a project needs to install the package. */
export interface Manifest {
  version: string | undefined;
  private: boolean;
  /** Its peer dependencies. */
  peers: string[];
  /** Whether it contains type declarations. */
  typed: boolean;
}

/** Finds installed packages by name; undefined if not installed. */
export type FindManifest = (name: string) => Manifest | undefined;

/** Reads the manifests of packages that modules below a folder can import, each once. */
export function openManifests(root: string): FindManifest {
  const known = new Map<string, Manifest | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, readManifest(root, name));
    return known.get(name);
  };
}

function readManifest(folder: string, name: string): Manifest | undefined {
  const place = path.join(folder, 'node_modules', name);
  const file = path.join(place, 'package.json');
  if (existsSync(file)) return manifestOf(JSON.parse(readFileSync(file, 'utf8')), place);
  const above = path.dirname(folder);
  return above === folder ? undefined : readManifest(above, name);
}

interface PackageJson {
  version?: unknown;
  private?: unknown;
  types?: unknown;
  typings?: unknown;
  exports?: unknown;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

function manifestOf(json: PackageJson, place: string): Manifest {
  const { version, peerDependencies = {}, peerDependenciesMeta = {} } = json;
  return {
    version: typeof version === 'string' ? version : undefined,
    private: json.private === true,
    peers: Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
    typed:
      json.types !== undefined ||
      json.typings !== undefined ||
      JSON.stringify(json.exports ?? '').includes('"types"') ||
      existsSync(path.join(place, 'index.d.ts')),
  };
}
