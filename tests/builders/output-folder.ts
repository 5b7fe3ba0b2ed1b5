import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files by name, each with what it says. */
export type Tree = Record<string, string>;

/** A folder of its own for one test, with a site in `project`; removed by `remove`. */
export interface OutputFolder {
  folder: string;
  root: string;
  out: string;
  remove: () => void;
}

/** Thousands of small files are faster in memory, where a machine has such a folder. */
const MEMORY = '/dev/shm';

export function outputFolder(): OutputFolder {
  const folder = mkdtempSync(path.join(isWritable(MEMORY) ? MEMORY : tmpdir(), 'xdocs-output-'));
  const root = path.join(folder, 'project');
  mkdirSync(path.join(root, 'data'), { recursive: true });
  const out = path.join(root, 'dist');
  return { folder, root, out, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Writes a tree file by file. */
export function plant(folder: string, tree: Tree): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** The tree that stands in a folder; nothing when there is none. */
export function treeIn(folder: string): Tree | undefined {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => !entry.isDirectory(),
    );
    const names = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
    return Object.fromEntries(names.map((name) => [path.relative(folder, name), readFileSync(name, 'utf8')]));
  } catch {
    return undefined;
  }
}
