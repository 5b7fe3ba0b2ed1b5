import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Cache, hashOf } from '../cache';
import { engine } from '../cache/generator-hash';
import type { Inventory, Problem } from '../model';
import { demoSources } from '../steps/5-check/demo-sources';
import { typeCheckDemos } from '../steps/5-check/demo-types/type-check-demos';

/**
 * Type-checks the demos that changed. A demo is remembered under its folder's files and the installed
 * packages: it can import nothing else.
 */
export async function checkDemoTypes(
  inventory: Inventory,
  { results }: Pick<Cache, 'results'>,
): Promise<Problem[]> {
  const keyed = keyedDemos(inventory);
  const changed = keyed.filter(({ name, key }) => results.get(name)?.key !== key);
  if (changed.length > 0) {
    const found = await typeCheckDemos({ root: inventory.root, files: changed.map(({ file }) => file) });
    for (const { file, name, key } of changed) {
      results.set(name, { key, value: found.filter(({ place }) => place?.file === file) });
    }
  }
  return keyed.flatMap(({ name }) => (results.get(name)?.value ?? []) as Problem[]);
}

interface KeyedDemo {
  file: string;
  name: string;
  key: string;
}

function keyedDemos(inventory: Inventory): KeyedDemo[] {
  const versions = installedVersions(inventory.root);
  const files = demoSources(inventory);
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    const parts = folders.get(folder) ?? [];
    parts.push(file, inventory.hashes.get(file) ?? '');
    folders.set(folder, parts);
  }
  const keys = new Map([...folders].map(([folder, parts]) => [folder, hashOf(engine, versions, ...parts)]));
  return files.map((file) => ({
    file,
    name: `types of ${file}`,
    key: keys.get(path.posix.dirname(file)) ?? '',
  }));
}

/** The lock file of what is really installed. */
function installedVersions(root: string): string {
  try {
    return readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
