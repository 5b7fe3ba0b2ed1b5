import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Where a site keeps its definition, unless told otherwise. */
export const DEFINITION = 'data/site.ts';

/** Where the built site goes, unless told otherwise. */
export const OUTPUT = 'dist';

/** Options that say which site is meant. */
export interface RootOption {
  root?: string;
}

/** The folders of one run, all absolute. */
export interface Project {
  root: string;
  definition: string;
  cacheFolder: string;
  /** The compiled thread module, which lies beside the compiled command line. */
  worker: URL;
}

/** The site in `--root`, else the one in this folder. */
export function projectOf({ root = '.' }: RootOption): Project {
  const absolute = path.resolve(root);
  return {
    root: absolute,
    definition: DEFINITION,
    cacheFolder: cacheFolderOf(absolute),
    worker: new URL('./page-worker.mjs', import.meta.url),
  };
}

/** Beside the site's packages, where these can be written to; else in the folder that a machine has for such things. */
function cacheFolderOf(root: string): string {
  const beside = path.join(root, 'node_modules', '.cache', 'xdocs', 'site');
  if (isWritable(beside)) return beside;
  const caches = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
  return path.join(caches, 'xdocs', createHash('sha256').update(root).digest('hex').slice(0, 16));
}

/** Whether a folder can be written to, or could be if it were made. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
