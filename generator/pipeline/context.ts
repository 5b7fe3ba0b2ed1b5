import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  installedHash,
  type Memory,
  openMemory,
  Snapshot,
  saveMemory,
  affectsInstalledPackages,
  type TemporaryFolder,
  temporaryFolder,
} from '../cache';
import { type Reporter, silentReporter } from '../reporter';
import { forbidExit } from '../site-code/forbid-exit';
import { openPool, type Pool } from '../workers/pool';
import type { Work } from './threads/tasks';

/** What every command is told about the site and the machine. */
export interface SiteOptions {
  /** Absolute folder of the site. */
  root: string;
  /** The definition module, relative to the root. */
  definition: string;
  /** Absolute folder to remember things in; without one everything is rebuilt and forgotten. */
  cacheFolder?: string | undefined;
  /** Threads; zero works here and now. */
  workers?: number | undefined;
  /** The compiled thread module, when the program runs compiled. */
  worker?: URL | undefined;
  reporter?: Reporter | undefined;
  /** Pages to try things on; left out unless a server for writing shows them. */
  playgrounds?: 'shown' | 'left out' | undefined;
}

/** What every stage of one run is handed. */
export interface BuildContext {
  root: string;
  definition: string;
  playgrounds: 'shown' | 'left out';
  memory: Memory;
  pool: Pool<Work>;
  reporter: Reporter;
}

/** Opens memory and threads for `work`, and closes them whatever becomes of it; what was made is written down. */
export async function withContext<T>(
  options: SiteOptions,
  work: (context: BuildContext) => Promise<T>,
): Promise<T> {
  const { context, close } = openContext(options);
  try {
    return await work(context);
  } finally {
    saveMemory(context.memory);
    await close();
  }
}

/** How many runs are under way in this process. */
let open = 0;

/** Whether no other run of this process may be using what all of them share. */
export function isOnlyRun(): boolean {
  return open === 1;
}

/** Opens memory and threads for a run that goes on; the caller closes them. */
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

/** What somebody who watches some folders has seen of a site. */
export interface SeenChanges {
  /** Files and folders, relative to the root. */
  changed: readonly string[];
  /** Folders in which no change is missed. */
  watched: readonly string[];
}

/**
 * The same tools for a site that has changed: all of it is read anew, but for what was watched and did not change.
 * Packages are looked at again where a lock file changed, or nobody watched.
 */
export function renewed(context: BuildContext, seen?: SeenChanges): BuildContext {
  const { memory, root } = context;
  const snapshot = seen ? memory.snapshot.after(seen.changed, seen.watched) : new Snapshot(root);
  const isInstalledAnew = !seen || seen.changed.some(affectsInstalledPackages);
  const installed = isInstalledAnew ? installedHash(root) : memory.installed;
  return { ...context, memory: { ...memory, snapshot, installed } };
}

/** Where a run remembers: what was asked for stays, another folder goes with the run. */
function memoryFolder({ root, cacheFolder }: SiteOptions): TemporaryFolder {
  return cacheFolder === undefined ? passingFolder(root) : { folder: cacheFolder, remove: () => undefined };
}

/** Modules that are compiled into a memory look for packages above it, so it lies beside them where it can. */
function passingFolder(root: string): TemporaryFolder {
  const packages = path.join(root, 'node_modules');
  const caches = path.join(packages, '.cache');
  try {
    if (existsSync(packages) && !existsSync(caches)) mkdirSync(caches);
    return temporaryFolder(path.join(caches, 'xdocs-'));
  } catch {
    return temporaryFolder(path.join(tmpdir(), 'xdocs-'));
  }
}
