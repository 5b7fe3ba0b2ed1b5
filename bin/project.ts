import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { DEFAULT_OUTPUT } from '../generator';

/** The definition of a site, relative to its root. */
export const DEFINITION = 'data/site.ts';

/** The default of `--out`. */
export const OUTPUT = DEFAULT_OUTPUT;

/** The option that selects the site. */
export interface RootOption {
  root?: string;
}

/** The folders of one run, all absolute. */
export interface Project {
  root: string;
  definition: string;
  /** Undefined where no folder is writable: nothing is cached then. */
  cacheFolder: string | undefined;
  /** The compiled module of worker threads, beside the compiled command line. */
  worker: URL;
}

/** The absolute folder of the site: `--root`, or the working directory. */
export function rootOf({ root = '.' }: RootOption): string {
  return path.resolve(root);
}

/** The folders of a run. The cache folder is created here, which proves that it is writable. */
export function projectOf(flags: RootOption): Project {
  const absolute = rootOf(flags);
  return {
    root: absolute,
    definition: DEFINITION,
    cacheFolder: isSite(absolute) ? cachesOf(absolute).find(isWritable) : undefined,
    worker: new URL('./page-worker.mjs', import.meta.url),
  };
}

/** Without a definition no cache folder is created: `--root` may be a mistake. */
function isSite(root: string): boolean {
  return existsSync(path.join(root, DEFINITION));
}

/** The cache folders that earlier runs created for the site in an absolute folder. */
export function existingCaches(root: string): string[] {
  return cachesOf(root).filter((folder) => existsSync(folder) && isWritable(folder));
}

/** In order of preference: below the site's `node_modules`, then in the cache folder of the user. */
function cachesOf(root: string): string[] {
  const beside = path.join(root, 'node_modules', '.cache', 'xdocs', 'site');
  const caches = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
  const own = path.join(caches, 'xdocs', createHash('sha256').update(root).digest('hex').slice(0, 16));
  return [beside, own];
}

/** Whether a folder is writable. Creates it where it is missing. */
function isWritable(folder: string): boolean {
  try {
    makeFolders(folder);
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Creates folders one at a time, outermost first: `mkdirSync` with `recursive` never returns below `/proc`. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another run may have created it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}
