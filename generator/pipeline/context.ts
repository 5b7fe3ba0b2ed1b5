import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  installedHash,
  type Memory,
  openMemory,
  Snapshot,
  saveMemory,
  affectsInstalledPackages,
  type TemporaryFolder,
  systemTemporaryFolder,
  temporaryFolder,
} from '../cache';
import { type Reporter, silentReporter } from '../reporter';
import { forbidExit } from '../site-code/forbid-exit';
import { openPool, type Pool } from '../workers/pool';
import { requireReadable } from '../steps/1-collect/require-readable';
import type { Work } from './threads/tasks';

/** Options that all commands have in common. */
export interface SiteOptions {
  /** Absolute folder of the site. */
  root: string;
  /** The definition module, relative to the root. */
  definition: string;
  /** Absolute cache folder; without one everything is rebuilt and nothing is kept. */
  cacheFolder?: string | undefined;
  /** Number of worker threads; zero uses none. */
  workers?: number | undefined;
  /** The compiled thread module, when the program runs compiled. */
  worker?: URL | undefined;
  reporter?: Reporter | undefined;
  /** Pages for experiments; only `dev` shows them. */
  playgrounds?: 'shown' | 'left out' | undefined;
}

/** The tools that all steps of a run share. */
export interface BuildContext {
  root: string;
  definition: string;
  playgrounds: 'shown' | 'left out';
  memory: Memory;
  pool: Pool<Work>;
  reporter: Reporter;
}

/** Opens cache and threads for `work`, and afterwards saves the cache and closes both, also after an error. */
export async function withContext<T>(
  options: SiteOptions,
  work: (context: BuildContext) => Promise<T>,
): Promise<T> {
  const { context, close } = openContext(options);
  try {
    return await work(context);
  } catch (error) {
    requireReadable(context.memory.snapshot);
    throw error;
  } finally {
    try {
      saveMemory(context.memory);
    } finally {
      await close();
    }
  }
}

/** Number of runs in progress in this process. */
let open = 0;

/** Whether no other run of this process is in progress, which may use shared resources. */
export function isOnlyRun(): boolean {
  return open === 1;
}

/** Opens cache and threads for a long run; the caller closes them. */
export function openContext(options: SiteOptions): { context: BuildContext; close: () => Promise<void> } {
  const { root, definition, workers, worker, reporter = silentReporter, playgrounds = 'left out' } = options;
  const { folder, remove } = memoryFolder(options);
  open += 1;
  const letExit = forbidExit();
  const memory = openMemory(folder, new Snapshot(root));
  const pool = openPool<Work>({
    context: memory.store.folder,
    load: async () => (await import('./threads/tasks')).doTask,
    workers,
    worker,
    alone: ['pages', 'documents', 'pictures'],
  });
  return {
    context: { root, definition, playgrounds, memory, pool, reporter },
    close: async () => {
      open -= 1;
      letExit();
      await pool.close();
      remove();
    },
  };
}

/** Changes that a watcher has seen. */
export interface WatchedChanges {
  /** Files and folders, relative to the root. */
  changed: readonly string[];
  /** Folders that are watched. */
  watched: readonly string[];
}

/**
 * The context for a site that has changed: all files are read again, except those that were watched and did not change.
 * Packages are checked again where a lock file changed or nothing was watched.
 */
export function refreshContext(context: BuildContext, seen?: WatchedChanges): BuildContext {
  const { memory, root } = context;
  memory.store.lookAgain();
  const snapshot = seen ? memory.snapshot.after(seen.changed, seen.watched) : new Snapshot(root);
  const isInstalledAnew = !seen || seen.changed.some(affectsInstalledPackages);
  const installed = isInstalledAnew ? installedHash(root) : memory.installed;
  return { ...context, memory: { ...memory, snapshot, installed } };
}

/** The cache folder, or a temporary one for this run. */
function memoryFolder({ root, cacheFolder }: SiteOptions): TemporaryFolder {
  return cacheFolder === undefined
    ? temporaryMemoryFolder(root)
    : { folder: cacheFolder, remove: () => undefined };
}

/** Compiled modules in this folder resolve packages upwards, so it lies below the site's `node_modules` where possible. */
function temporaryMemoryFolder(root: string): TemporaryFolder {
  const packages = path.join(root, 'node_modules');
  const caches = path.join(packages, '.cache');
  try {
    if (existsSync(packages) && !existsSync(caches)) mkdirSync(caches);
    return temporaryFolder(path.join(caches, 'xdocs-'));
  } catch {
    return systemTemporaryFolder('xdocs-');
  }
}
