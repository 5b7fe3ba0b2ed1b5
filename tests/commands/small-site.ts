import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeTextSite } from '../bench/text-site';

/** A site of 40 pages below this project's packages; replaced when it is asked for again. */
export function smallSite(name: string): string {
  const root = path.resolve('node_modules/.cache/xdocs-test', name);
  writeTextSite({ project: process.cwd(), root, pages: 40 });
  return root;
}

/** Content hash of every file of a folder, by name; nothing when there is no folder. */
export function treeOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
