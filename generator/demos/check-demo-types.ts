import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Cache, hashOf, remembered } from '../cache';
import { engine } from '../engine';
import type { Inventory, Problem } from '../model';
import { demoSources } from './demo-sources';
import { typeCheckInThread } from './type-check-in-thread';

/** Type-checks all demos together; remembered until a demo or an installed package changes. */
export async function checkDemoTypes(inventory: Inventory, cache: Cache): Promise<Problem[]> {
  const { root, hashes } = inventory;
  const files = demoSources(inventory);
  if (files.length === 0) return [];
  const parts = files.flatMap((file) => [file, hashes.get(file) ?? '']);
  const key = hashOf(engine, installedVersions(root), ...parts);
  return remembered(cache, { name: 'demo types', key }, () => typeCheckInThread({ root, files }));
}

/** The lock file of what is really installed. */
function installedVersions(root: string): string {
  try {
    return readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
