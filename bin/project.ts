import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { DEFAULT_OUTPUT } from '../generator';

/** Where a site keeps its definition, unless told otherwise. */
export const DEFINITION = 'data/site.ts';

/** Where the built site goes, unless told otherwise. */
export const OUTPUT = DEFAULT_OUTPUT;

/** Options that say which site is meant. */
export interface RootOption {
  root?: string;
}

/** The folders of one run, all absolute. */
export interface Project {
  root: string;
  definition: string;
  /** Absent where nothing can be kept from one run to the next. */
  cacheFolder: string | undefined;
  /** The compiled thread module, which lies beside the compiled command line. */
  worker: URL;
}

/** Absolute folder of the site in `--root`, else of the one in this folder. */
export function rootOf({ root = '.' }: RootOption): string {
  return path.resolve(root);
}

/** The site and what a run on it needs: where things are remembered is made here, so that it is known to be possible. */
export function projectOf(flags: RootOption): Project {
  const absolute = rootOf(flags);
  return {
    root: absolute,
    definition: DEFINITION,
    cacheFolder: isSite(absolute) ? cachesOf(absolute).find(isWritable) : undefined,
    worker: new URL('./page-worker.mjs', import.meta.url),
  };
}

/** Nothing is made in a folder that was named by mistake. */
function isSite(root: string): boolean {
  return existsSync(path.join(root, DEFINITION));
}

/** What earlier runs remember of the site in an absolute folder, wherever they could. */
export function keptCaches(root: string): string[] {
  return cachesOf(root).filter((folder) => existsSync(folder) && isWritable(folder));
}

/** Beside the site's packages, where these can be written to; else in the folder that a machine has for such things. */
function cachesOf(root: string): string[] {
  const beside = path.join(root, 'node_modules', '.cache', 'xdocs', 'site');
  const caches = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
  const own = path.join(caches, 'xdocs', createHash('sha256').update(root).digest('hex').slice(0, 16));
  return [beside, own];
}

/** Whether a folder can be written to, or could be if it were made. */
function isWritable(folder: string): boolean {
  try {
    makeFolders(folder);
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** One after another, from the outermost on: Node's own way never ends below `/proc`, where no folder can be made. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another run may have been faster.
    if (!existsSync(folder)) throw error;
  }
}
