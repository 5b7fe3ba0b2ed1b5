import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ReferencePackage } from '../../../../contract/coverage';

/** The location of a package and of its declarations. Paths are absolute. */
export interface FoundPackage {
  declared: ReferencePackage;
  folder: string;
  version: string;
  /** Declarations of its root. */
  entry: string;
  /** Its other entries: `SeedTray` → declarations of `@garden/seeds/SeedTray`. */
  subpath: (name: string) => string | undefined;
}

interface Manifest {
  version?: string;
  types?: string;
  typings?: string;
  exports?: Record<string, unknown>;
}

/** Finds a package in the site's own folders or among the installed ones; undefined when there is none. */
export function findPackage(declared: ReferencePackage, root: string): FoundPackage | undefined {
  const folder = declared.folder ? path.join(root, declared.folder) : installed(declared.name, root);
  const manifest = folder && readManifest(folder);
  if (!folder || !manifest) return undefined;
  const entry = declarationsOf(folder, manifest.types ?? manifest.typings ?? exported(manifest, '.'));
  if (!entry) return undefined;
  const { version = '' } = manifest;
  return { declared, folder, version, entry, subpath: (name) => subpathOf(folder, manifest, name) };
}

/** Node's resolution: the nearest `node_modules` that contains it. */
function installed(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return realpathSync(folder);
  const above = path.dirname(from);
  return above === from ? undefined : installed(name, above);
}

function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return manifest;
  } catch {
    return undefined;
  }
}

/** A subfolder with a manifest, or an entry of `exports`. */
function subpathOf(folder: string, manifest: Manifest, name: string): string | undefined {
  const below = path.join(folder, name);
  const own = readManifest(below);
  if (own) return declarationsOf(below, own.types ?? own.typings);
  const target = exported(manifest, `./${name}`);
  return target === undefined ? undefined : declarationsOf(folder, target);
}

function exported({ exports }: Manifest, name: string): string | undefined {
  const target = exports?.[name];
  if (typeof target === 'string') return target;
  return isRecord(target) && typeof target['types'] === 'string' ? target['types'] : undefined;
}

/** The named file, or the declaration file beside it. */
function declarationsOf(folder: string, named = 'index.d.ts'): string | undefined {
  const file = path.join(folder, named);
  const spellings = [file, file.replace(/\.[cm]?js$/, '.d.ts'), path.join(folder, 'index.ts')];
  return spellings.find((spelling) => /\.tsx?$/.test(spelling) && existsSync(spelling));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
